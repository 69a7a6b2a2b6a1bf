import { z } from "zod";

export type Method = "GET" | "POST" | "DELETE";

/** One call of the API: where it is, what it takes, what it answers with on success. */
export type Endpoint = {
  method: Method;
  path: string;
  /** One sentence for the documentation. */
  summary: string;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Takes an optional Idempotency-Key header: a UUID, made once for each attempt. */
  takesIdempotencyKey?: true;
  /** The status of success and its body. */
  success: { status: 200 | 201; body: z.ZodType };
};

/** Keeps the literal types of an endpoint, so that the client and the server agree about every call. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

/** The success of a call that answers with nothing but a sentence for its user. */
export const messageSuccess = { status: 200, body: z.object({ message: z.string() }) } as const;

type InputOf<E, Key extends string> =
  E extends Record<Key, infer Schema extends z.ZodType> ? { [K in Key]: z.input<Schema> } : unknown;

/** What a caller gives to an endpoint. */
export type CallInput<E extends Endpoint> = InputOf<E, "query"> & InputOf<E, "body">;

/** What a caller gets from an endpoint on success. */
export type CallOutput<E extends Endpoint> = z.output<E["success"]["body"]>;
