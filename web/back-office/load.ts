import type { LoaderFunctionArgs } from "react-router";
import { z } from "zod";
import type { CallOutput, Endpoint } from "#contract/http/endpoint.ts";
import { answerOf } from "./answer-of.ts";
import { callApi } from "./api.ts";

type AnswersOf<Calls extends readonly Endpoint[]> = Calls extends readonly [
  infer First extends Endpoint,
  ...infer Rest extends Endpoint[],
]
  ? CallOutput<First> & AnswersOf<Rest>
  : unknown;

/**
 * The loader of a page: merges the responses of its calls into one object. Each call receives those parameters of the
 * page's path and address that its query knows. For failures see `answerOf`.
 */
export function loaderOf<const Calls extends readonly Endpoint[]>(...calls: Calls) {
  return async ({ request, params }: LoaderFunctionArgs): Promise<AnswersOf<Calls>> => {
    const answers = await Promise.all(
      calls.map((call) => callApi(call as Asked, { query: queryOf(call.query, request, params) })),
    );
    return Object.assign({}, ...answers.map((answer) => answerOf(answer, request)));
  };
}

type Query = Partial<Record<string, string>>;
type Asked = Endpoint & { query: z.ZodType<unknown, Query> };

/**
 * The parameters of a page's path and address that a query accepts. Unknown or invalid ones, typed by hand or from an
 * older version, are omitted.
 */
export function queryOf(schema: z.ZodType | undefined, request: Request, params: Query = {}): Query {
  if (!(schema instanceof z.ZodObject)) return {};
  const asked = { ...Object.fromEntries(new URL(request.url).searchParams), ...params };
  const faulty = new Set(schema.safeParse(asked).error?.issues.map(({ path }) => path[0]));
  return Object.fromEntries(
    Object.entries(asked).filter(([name]) => name in schema.shape && (name in params || !faulty.has(name))),
  );
}
