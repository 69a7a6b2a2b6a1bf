import { z } from "zod";
import type { StaffRole } from "#contract/values/staff-roles.ts";

export type Method = "GET" | "POST" | "DELETE";

export type Endpoint = {
  method: Method;
  path: string;
  /** Of a call under /api/admin: the roles of staff that may make it. */
  roles?: readonly [StaffRole, ...StaffRole[]];
  /** Of such a call: staff confirm first that it is them, unless they did so lately. */
  asksWho?: true;
  summary: string;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Takes an optional Idempotency-Key header: a UUID for each attempt. */
  takesIdempotencyKey?: true;
  /** Takes one file as the only part of a `multipart/form-data` body; its name and declared type are ignored. */
  takesFile?: true;
  /** `type`: the content type of an answer that is not JSON. */
  success: { status: 200 | 201; body: z.ZodType; type?: string };
};

export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

/** The success of a call that answers only a sentence for its user. */
export const messageSuccess = { status: 200, body: z.object({ message: z.string() }) } as const;

type InputOf<E, Key extends string> =
  E extends Record<Key, infer Schema extends z.ZodType> ? { [K in Key]: z.input<Schema> } : unknown;

export type CallInput<E extends Endpoint> = InputOf<E, "query"> & InputOf<E, "body">;

export type CallOutput<E extends Endpoint> = z.output<E["success"]["body"]>;
