import { processHeader } from "../rolling/haproxy.ts";
import type { Fleet } from "./start-fleet.ts";

type Question = {
  /** The process to call; by default the proxy's next one. */
  by?: 1 | 2;
  method?: string;
  /** Sent as JSON, unless it is a form or has a content type. */
  body?: object | string;
  headers?: Record<string, string>;
  /** The client's address; unique by default, to avoid rate limits. */
  address?: string;
};

export type Answer = { status: number; text: string; headers: Headers; by: string | null };

let addresses = 0;

function nextAddress(): string {
  addresses += 1;
  return `10.1.${addresses >> 8}.${addresses & 255}`;
}

/** Calls the processes of a fleet through its proxy. */
export function askFleet({ origin }: Pick<Fleet, "origin">) {
  return async (path: string, question: Question = {}): Promise<Answer> => {
    const { by, body, headers, address = nextAddress() } = question;
    const isJson = body !== undefined && typeof body === "object" && !(body instanceof FormData);
    const response = await fetch(origin + path, {
      method: question.method ?? (body === undefined ? "GET" : "POST"),
      headers: {
        "x-forwarded-for": address,
        ...(by !== undefined && { [processHeader]: `shop${by}` }),
        ...(isJson && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body: isJson ? JSON.stringify(body) : (body as string | FormData) }),
      redirect: "manual",
      signal: AbortSignal.timeout(15_000),
    });
    const text = await response.text();
    return {
      status: response.status,
      text,
      headers: response.headers,
      by: response.headers.get(processHeader),
    };
  };
}
