import { globSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Endpoint } from "#contract/http/endpoint.ts";
import { findProjectRoot } from "#database/project-root.ts";

/** A part of a schema that has no named parts, with its path, such as `items[].quantity`. */
export type SchemaField = { name: string; schema: z.ZodType };

/** All fields of a schema, of each variant of a union; `name` is the path before them. */
export function fieldsOf(schema: z.ZodType, name: string): SchemaField[] {
  const under = (part: unknown, path = name) => fieldsOf(part as z.ZodType, path);
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([key, part]) =>
      under(part, name === "" ? key : `${name}.${key}`),
    );
  if (schema instanceof z.ZodArray) return under(schema.element, `${name}[]`);
  if (schema instanceof z.ZodIntersection) return [...under(schema.def.left), ...under(schema.def.right)];
  if (schema instanceof z.ZodDiscriminatedUnion) return schema.options.flatMap((option) => under(option));
  if (schema instanceof z.ZodExactOptional) return under(schema.unwrap());
  if (schema instanceof z.ZodReadonly) return under(schema.def.innerType);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return under(schema.unwrap());
  return [{ name, schema }];
}

/** Every endpoint in any file of the contract. */
export async function readEndpoints(): Promise<Endpoint[]> {
  const contract = join(findProjectRoot(), "contract");
  const found = new Set<Endpoint>();
  for (const file of globSync("**/*.ts", { cwd: contract }).filter((name) => !name.includes("test"))) {
    const exported = Object.values<unknown>(await import(join(contract, file)));
    for (const value of exported.filter(isEndpoint)) found.add(value);
  }
  return [...found];
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === "object" && value !== null && "path" in value && "success" in value;
}
