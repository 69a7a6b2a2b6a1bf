import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import type { Endpoint } from "#contract/http/endpoint.ts";
import { findProjectRoot } from "#database/project-root.ts";

export async function contractCalls(): Promise<Endpoint[]> {
  const root = join(findProjectRoot(), "contract");
  const files = (await readdir(root, { recursive: true })).filter(
    (name) => name.endsWith(".ts") && !name.includes(".test."),
  );
  const calls = new Map<string, Endpoint>();
  for (const file of files) {
    const exported: Record<string, unknown> = await import(pathToFileURL(join(root, file)).href);
    for (const value of Object.values(exported)) {
      if (isEndpoint(value)) calls.set(`${value.method} ${value.path}`, value);
    }
  }
  return [...calls.values()].sort((a, b) => a.path.localeCompare(b.path));
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === "object" && value !== null && "path" in value && "success" in value;
}

/** A request as the API documentation describes it. */
export function schemaOf(part: z.ZodType | undefined): JsonSchema | undefined {
  return part && (z.toJSONSchema(part, { io: "input", unrepresentable: "any" }) as JsonSchema);
}

/** The subset of JSON Schema that the contract uses. */
export type JsonSchema = {
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  format?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
};
