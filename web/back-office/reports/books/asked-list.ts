import { redirect } from "react-router";
import type { z } from "zod";

/** What the address of a list of the books asks for; undefined for one that no page of the books links to. */
export function askedOf<Schema extends z.ZodType>(
  schema: Schema,
  params: URLSearchParams,
): z.output<Schema> | undefined {
  return schema.safeParse(Object.fromEntries(params)).data;
}

/** For loaders: such an address leads to the books. */
export function askedOrBooks<Schema extends z.ZodType>(schema: Schema, { url }: Request): z.output<Schema> {
  const asked = askedOf(schema, new URL(url).searchParams);
  if (asked === undefined) throw redirect("/books");
  return asked;
}
