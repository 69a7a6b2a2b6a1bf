import { type LoaderFunction, type LoaderFunctionArgs, redirect } from "react-router";
import type { z } from "zod";

/** The list selected by an address of the books; undefined for an address without a link. */
export function askedOf<Schema extends z.ZodType>(
  schema: Schema,
  params: URLSearchParams,
): z.output<Schema> | undefined {
  return schema.safeParse(Object.fromEntries(params)).data;
}

/** The loader of such a list; redirects other addresses to the books. */
export function orBooks(call: { query: z.ZodType }, load: LoaderFunction) {
  return async (args: LoaderFunctionArgs) => {
    if (askedOf(call.query, new URL(args.request.url).searchParams) === undefined) throw redirect("/books");
    return load(args);
  };
}
