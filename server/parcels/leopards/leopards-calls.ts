import { z } from "zod";
import { parseJson } from "#contract/values/parse-json.ts";
import { CourierTimeoutError } from "../courier.ts";

export type LeopardsAccount = {
  /** Where its API begins, with a slash at its end. */
  url: string;
  apiKey: string;
  apiPassword: string;
  shipperId: number;
  /** The city where it fetches parcels, as it calls it; empty: no quotes. */
  originCity: string;
};

const deadline = 8_000;

/** `status` is a number or a text; the error of what went well is 0, "0", "null" or nothing. */
const envelope = z.looseObject({
  status: z.union([z.number(), z.string(), z.boolean()]),
  error: z.unknown(),
});

export type Answer =
  | { outcome: "done"; content: Record<string, unknown> }
  /** The faults in the courier's own words; `of` has them by consignment number or field where it names any. */
  | { outcome: "failed"; problem: string; of: Record<string, string> };

export type Ask = (
  call: string,
  fields: Record<string, unknown>,
  options?: { method?: "GET" | "POST" },
) => Promise<Answer>;

/** Throws CourierTimeoutError where the result of a call is unknown. */
export function askOf(account: LeopardsAccount): Ask {
  return async (call, fields, { method = "POST" } = {}) => {
    const response = await send(account, `${call}/format/json/`, fields, method);
    return readAnswer(response, parseJson((await contentOf(response)).toString()));
  };
}

/** Throws CourierTimeoutError where it is none. */
export function readAnswer({ ok, status: code }: Pick<Response, "ok" | "status">, answer: unknown): Answer {
  const read = envelope.safeParse(answer);
  if (!read.success || code >= 500)
    throw new CourierTimeoutError(`Leopards answered ${code} without an envelope.`);
  const { status, error, ...content } = read.data;
  if (ok && ["1", "true"].includes(String(status))) return { outcome: "done", content };
  return { outcome: "failed", ...problemsOf(error) };
}

/** The key is a field of its body, or of the address where it reads by GET: neither is ever logged. */
export async function send(
  { url, apiKey, apiPassword }: LeopardsAccount,
  path: string,
  fields: Record<string, unknown>,
  method: "GET" | "POST" = "POST",
): Promise<Response> {
  const body = { api_key: apiKey, api_password: apiPassword, ...fields };
  const query = new URLSearchParams(
    Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)])),
  );
  try {
    return await fetch(method === "GET" ? `${url}${path}?${query}` : url + path, {
      method,
      ...(method === "POST" && {
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
      redirect: "error",
      signal: AbortSignal.timeout(deadline),
    });
  } catch {
    // Without its cause, which may name the address with the key in it.
    throw new CourierTimeoutError("Leopards did not answer.");
  }
}

/** All that an answer holds; its deadline is that of the call. */
export async function contentOf(response: Response): Promise<Buffer> {
  try {
    return Buffer.from(await response.arrayBuffer());
  } catch {
    throw new CourierTimeoutError("Leopards broke off its answer.");
  }
}

/** An error is a number, a text, or texts by consignment number or field, at times one level deeper. */
function problemsOf(error: unknown): { problem: string; of: Record<string, string> } {
  if (typeof error !== "object" || error === null) {
    const text = String(error ?? "");
    return { problem: ["", "0", "null"].includes(text) ? "Leopards gives no reason" : text, of: {} };
  }
  const of: Record<string, string> = {};
  for (const [name, told] of Object.entries(error))
    if (typeof told === "object" && told !== null) Object.assign(of, problemsOf(told).of);
    else of[name] = String(told);
  return { problem: [...new Set(Object.values(of))].join("; ") || "Leopards gives no reason", of };
}
