import { z } from "zod";

/**
 * Every failure the API answers with, by its stable code and its HTTP status.
 * Pages and tests refer to the code, shoppers read the sentence beside it.
 */
export const errorStatus = {
  INVALID: 400,
  WRONG_CODE: 400,
  NOT_LOGGED_IN: 401,
  WRONG_CREDENTIALS: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  UNKNOWN_COUPON: 404,
  COUPON_NOT_APPLICABLE: 409,
  ITEM_UNAVAILABLE: 409,
  OUT_OF_STOCK: 409,
  TOTAL_CHANGED: 409,
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
  TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  KEY_REUSED: 422,
  TOO_MANY: 429,
  INTERNAL: 500,
  BUSY: 503,
  CLOSED: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** The body of every failure; `fields` is there for validation errors alone. */
export const errorBody = z.looseObject({
  error: z.string(),
  message: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});

export type ErrorBody = z.infer<typeof errorBody>;
