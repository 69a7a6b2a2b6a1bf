import { processHeader } from "../rolling/haproxy.ts";
import type { Fleet } from "./start-fleet.ts";

type Question = {
  /** Who is to answer; whoever's turn it is, if nobody is named. */
  by?: 1 | 2;
  method?: string;
  /** Sent as JSON, unless it is a form or says what it is. */
  body?: object | string;
  headers?: Record<string, string>;
  /** From where it comes; from an address of its own, so that no limit is met by the way. */
  address?: string;
};

export type Answer = { status: number; text: string; headers: Headers; by: string | null };

let addresses = 0;

function nextAddress(): string {
  addresses += 1;
  return `10.1.${addresses >> 8}.${addresses & 255}`;
}

/** Asks the processes of a fleet by way of its proxy. */
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
