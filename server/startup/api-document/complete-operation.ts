import { STATUS_CODES } from "node:http";
import type { FastifyContextConfig, FastifySchema } from "fastify";
import { capitalize } from "#contract/values/capitalize.ts";
import { groups } from "./describe-api.ts";
import { exampleBodies } from "./examples.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** For the document of the API only; the call checks it itself. */
    documented?: {
      needs?: "session" | "key" | undefined;
      takesIdempotencyKey?: boolean | undefined;
      takesFile?: boolean | undefined;
      /** Content type of its answer where that is not JSON. */
      answerType?: string | undefined;
    };
  }
}

const idempotencyKey = {
  type: "object",
  properties: {
    "Idempotency-Key": {
      type: "string",
      format: "uuid",
      description:
        "New for each attempt to order: the same key with the same payload gets the first answer again.",
    },
  },
};

const uploadedFile = {
  type: "object",
  properties: {
    file: { type: "string", contentMediaType: "image/*", description: "JPEG, PNG, WebP or HEIC." },
  },
  required: ["file"],
};

const ownErrors = { session: [401], key: [401, 403] };

/** One call of the document: with its id, its group, the credentials it needs and its failures by status. */
export function completeOperation(
  schema: FastifySchema & { hide?: boolean },
  path: string,
  method: string,
  { documented = {} }: FastifyContextConfig = {},
): FastifySchema {
  if (schema.hide) return schema;
  const { needs, takesIdempotencyKey, takesFile, answerType } = documented;
  const { "4xx": error, "5xx": _, ...success } = schema.response as Record<string, unknown>;
  const takesInput = schema.body !== undefined || schema.querystring !== undefined || takesFile;
  const statuses = [
    ...(takesInput ? [400] : []),
    ...(needs ? ownErrors[needs] : []),
    ...(takesFile ? [413, 415] : []),
    ...(takesIdempotencyKey ? [409, 422] : []),
    429,
    503,
  ];
  const failures = Object.fromEntries([...statuses, "default"].map((status) => [status, error]));
  const text = String(schema.summary);
  return {
    ...schema,
    summary: firstSentence(text),
    description: text,
    operationId: operationId(path, method),
    tags: [groupOf(path).name],
    response: { ...(answerType ? withType(success, answerType) : success), ...failures },
    security: needs ? [{ [needs]: [] }] : [],
    ...(takesIdempotencyKey && { headers: idempotencyKey }),
    ...(takesFile && { consumes: ["multipart/form-data"], body: uploadedFile }),
  } as FastifySchema;
}

function firstSentence(text: string): string {
  return text.split(/(?<=[.;:])\s/, 1)[0]?.replace(/[.;:]$/, "") ?? text;
}

function withType(success: Record<string, unknown>, type: string): Record<string, unknown> {
  const file = { type: "string", format: "binary" };
  return Object.fromEntries(
    Object.keys(success).map((status) => [status, { content: { [type]: { schema: file } } }]),
  );
}

function groupOf(path: string): { name: string } {
  const [, first = "", second] = path.split("/");
  const group = groups.get(first === "api" ? `${first}/${second}` : first);
  if (!group) throw new Error(`The calls under ${path} have no group in the document of the API.`);
  return group;
}

/** Paths that answer by GET what they also answer by POST, so that caches can serve it. */
const bothMethods = new Set(["products", "picturesrRouter", "reviews"]);

function operationId(path: string, method: string): string {
  const [first = "", ...rest] = path.slice(1).split("/");
  const name = rest.at(-1) ?? first;
  if (path.startsWith("/api/v1/")) return `${method === "GET" ? "read" : "change"}${capitalize(name)}ByKey`;
  return method === "GET" && bothMethods.has(first) ? `${name}ByGet` : name;
}

type Reply = { description: string };
type Operation = {
  requestBody?: { required?: boolean; content: Record<string, { example?: unknown }> };
  responses?: Record<string, Reply>;
};
type Document = {
  paths?: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, unknown> };
};

/** The document with descriptions of its answers and examples, and without schemas that nothing in it names. */
export function completeDocument<Given extends object>(document: Given): Given {
  const { paths = {}, components } = document as Document;
  for (const [path, operations] of Object.entries(paths)) {
    for (const { requestBody, responses = {} } of Object.values(operations)) {
      for (const [status, response] of Object.entries(responses))
        response.description = describeStatus(status);
      const json = requestBody?.content["application/json"];
      if (json && exampleBodies.has(path)) json.example = exampleBodies.get(path);
    }
  }
  if (components?.schemas) components.schemas = usedSchemas(document, components.schemas);
  return document;
}

function describeStatus(status: string): string {
  return status === "default" ? "Any other failure." : `${STATUS_CODES[status]}.`;
}

const nameOfReference = /"#\/components\/schemas\/([^"]+)"/g;

function usedSchemas(document: object, schemas: Record<string, unknown>): Record<string, unknown> {
  const used = new Set<string>();
  const addFrom = (part: unknown) => {
    for (const [, name = ""] of JSON.stringify(part).matchAll(nameOfReference)) {
      if (used.has(name)) continue;
      used.add(name);
      addFrom(schemas[name]);
    }
  };
  addFrom({ ...document, components: undefined });
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)));
}
