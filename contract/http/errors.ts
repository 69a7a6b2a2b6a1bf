import { z } from "zod";

/**
 * Every failure of the API by stable code and HTTP status. Pages and tests refer to the code, shoppers read the
 * sentence.
 */
export const errorStatus = {
  INVALID: 400,
  WRONG_CODE: 400,
  NOT_LOGGED_IN: 401,
  WRONG_CREDENTIALS: 401,
  FORBIDDEN: 403,
  /** Staff confirm first that it is them, with a code of their app or their password. */
  CONFIRM_FIRST: 403,
  NOT_FOUND: 404,
  UNKNOWN_COUPON: 404,
  COUPON_NOT_APPLICABLE: 409,
  ITEM_UNAVAILABLE: 409,
  OUT_OF_STOCK: 409,
  TOTAL_CHANGED: 409,
  ADVANCE_CHANGED: 409,
  NOT_PENDING: 409,
  IN_WORK: 409,
  EMAIL_TAKEN: 409,
  ALREADY_REVIEWED: 409,
  NAME_TAKEN: 409,
  IN_USE: 409,
  TOO_MANY_SETS: 409,
  LAST_OWNER: 409,
  SECOND_FACTOR_SET: 409,
  IN_PROGRESS: 409,
  CHANGED_SINCE: 409,
  /** Needs confirmation first: see `questions`. */
  ASK_FIRST: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  KEY_REUSED: 422,
  TOO_MANY: 429,
  INTERNAL: 500,
  BUSY: 503,
  CLOSED: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

const params = z
  .record(z.string(), z.unknown())
  .optional()
  .describe("Values in the sentence, such as a number; see the table of reasons.");

/** The body of every failure; `fields` and `fieldReasons` only for validation errors. */
export const errorBody = z.looseObject({
  error: z.string().describe("One plain sentence in English."),
  message: z.string().describe("The same sentence."),
  code: z.string().describe("The kind of failure."),
  reason: z.string().optional().describe("The meaning of the sentence, for pages in another language."),
  params,
  fields: z.record(z.string(), z.string()).optional(),
  fieldReasons: z.record(z.string(), z.object({ reason: z.string(), params })).optional(),
});

export type ErrorBody = z.infer<typeof errorBody>;
