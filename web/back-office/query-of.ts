import type { z } from "zod";

/** Parameters that the call does not understand, typed by hand or from an older version, are left out. */
export function queryOf<Schema extends z.ZodType>(schema: Schema, request: Request): z.input<Schema> {
  const asked = Object.fromEntries(new URL(request.url).searchParams);
  const faulty = new Set(schema.safeParse(asked).error?.issues.map(({ path }) => path[0]));
  const understood = Object.fromEntries(Object.entries(asked).filter(([name]) => !faulty.has(name)));
  if (isInput(schema, understood)) return understood;
  throw new Error("The list cannot be asked for without parameters.");
}

function isInput<Schema extends z.ZodType>(schema: Schema, value: unknown): value is z.input<Schema> {
  return schema.safeParse(value).success;
}
