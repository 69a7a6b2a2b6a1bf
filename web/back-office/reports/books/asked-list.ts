import { type LoaderFunction, type LoaderFunctionArgs, redirect } from "react-router";
import type { z } from "zod";

/** What the address of a list of the books asks for; undefined for one that no page of the books links to. */
export function askedOf<Schema extends z.ZodType>(
  schema: Schema,
  params: URLSearchParams,
): z.output<Schema> | undefined {
  return schema.safeParse(Object.fromEntries(params)).data;
}

/** The loader of such a list: an address that asks for nothing leads to the books. */
export function orBooks(call: { query: z.ZodType }, load: LoaderFunction) {
  return async (args: LoaderFunctionArgs) => {
    if (askedOf(call.query, new URL(args.request.url).searchParams) === undefined) throw redirect("/books");
    return load(args);
  };
}
