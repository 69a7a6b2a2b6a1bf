import type { CallInput, CallOutput, Endpoint } from "./endpoint.ts";
import type { ErrorBody } from "./errors.ts";

/** How a call travels: `fetch` in the browser, in process on the server. */
export type Transport = (request: TransportRequest) => Promise<TransportAnswer>;

export type TransportRequest = {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string;
};

export type TransportAnswer = { status: number; body: unknown };

/**
 * A failed call: refused by the shop, or (status 0) unreachable, code OFFLINE, or timed out, code NO_ANSWER, when it
 * may still have taken effect.
 */
export type CallFailure = { ok: false; status: number; error: ErrorBody & Record<string, unknown> };

export type CallResult<Output> = { ok: true; status: number; data: Output } | CallFailure;

export type CallOptions = {
  headers?: Record<string, string>;
  /**
   * Mark of success in the body where the specification names one; any other answer is a failure, whatever its status.
   */
  isDone?: (body: Record<string, unknown>) => boolean;
};

type Call<E extends Endpoint> = (
  ...args: unknown extends CallInput<E>
    ? [input?: Record<string, never>, options?: CallOptions]
    : Record<string, never> extends CallInput<E>
      ? [input?: CallInput<E>, options?: CallOptions]
      : [input: CallInput<E>, options?: CallOptions]
) => Promise<CallResult<CallOutput<E>>>;

type Failed = CallFailure["error"];

/** The sentence for a missing answer, by the code of the failure. */
export const unansweredSentences = {
  OFFLINE: "The shop cannot be reached. Check your connection and try again.",
  NO_ANSWER: "The shop takes too long to answer. Check your connection and try again.",
  UNREADABLE: "The shop did not answer as expected. Try again in a moment.",
};

function unanswered(code: keyof typeof unansweredSentences): Failed {
  const sentence = unansweredSentences[code];
  return { code, error: sentence, message: sentence };
}

/** `AbortSignal.timeout` rejects with it (DOM, section 3.2). */
function isTimeout(error: unknown): boolean {
  return typeof error === "object" && error !== null && "name" in error && error.name === "TimeoutError";
}

function withQuery(path: string, query: Record<string, unknown> | undefined): string {
  const pairs = Object.entries(query ?? {})
    .filter(([, value]) => value !== undefined && value !== "")
    .map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`);
  return pairs.length === 0 ? path : `${path}?${pairs.join("&")}`;
}

function isErrorBody(body: unknown): body is Failed {
  return typeof body === "object" && body !== null && "error" in body && "code" in body;
}

function failedWith({ status, body }: TransportAnswer): Failed {
  if (status === 0) return unanswered(isTimeout(body) ? "NO_ANSWER" : "OFFLINE");
  return isErrorBody(body) ? body : unanswered("UNREADABLE");
}

function isDone(body: unknown, { isDone = () => true }: CallOptions = {}): boolean {
  return isDone(typeof body === "object" && body !== null ? { ...body } : {});
}

/** Translates a failure; the language may have to be loaded first. */
export type Translate = (error: Failed) => Failed | Promise<Failed>;

/**
 * Makes typed functions of calls. Paths and methods are checked by types alone, so that no schema reaches a page that
 * only calls. Failures are in English unless translated.
 */
export function createCaller(transport: Transport, translate: Translate = (error) => error) {
  return function call<E extends Endpoint>(method: E["method"], path: E["path"]): Call<E> {
    return async (...[input, options]) => {
      const { query, body } = (input ?? {}) as { query?: Record<string, unknown>; body?: unknown };
      const request = {
        method,
        url: withQuery(path, query),
        headers: {
          ...options?.headers,
          ...(body === undefined ? {} : { "content-type": "application/json" }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      };
      const answer = await transport(request).catch((error: unknown) => ({ status: 0, body: error }));
      const { status } = answer;
      if (status >= 200 && status < 300 && isDone(answer.body, options))
        return { ok: true, status, data: answer.body as CallOutput<E> };
      return { ok: false, status, error: await translate(failedWith(answer)) };
    };
  };
}

export type Caller = ReturnType<typeof createCaller>;
