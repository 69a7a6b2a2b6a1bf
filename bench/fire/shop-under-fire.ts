import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { getProducts } from "#contract/catalog/catalog.ts";
import { createOrderAsGuest } from "#contract/orders/orders.ts";
import { guestOrder } from "#server/testing/guest-order.ts";

/** The outcome of a request: its status, or the error. */
export type Answer = {
  what: string;
  status: number | "no connection" | "cut off";
  ms: number;
  retryAfter: boolean;
};

const requests: { what: string; path: () => string; init: () => RequestInit }[] = [
  {
    what: "order",
    path: () => createOrderAsGuest.path,
    init: () => ({
      method: createOrderAsGuest.method,
      headers: { "content-type": "application/json", "idempotency-key": randomUUID() },
      body: JSON.stringify(guestOrder()),
    }),
  },
  {
    what: "products",
    // A different list each time bypasses the cache.
    path: () => `${getProducts.path}?min_price=${Math.floor(Math.random() * 9_000)}`,
    init: () => ({ method: getProducts.method }),
  },
  { what: "page", path: () => "/products?category=Men", init: () => ({ headers: { accept: "text/html" } }) },
  {
    what: "own page",
    path: () => "/orders",
    init: () => ({
      headers: { accept: "text/html", cookie: `sid=${randomUUID().replaceAll("-", "")}` },
      redirect: "manual",
    }),
  },
];

/** Sixteen clients request orders, lists, pages and account pages in turn until stopped. */
export function fireAt(origin: string): { stop(): Promise<Answer[]> } {
  const answers: Answer[] = [];
  let isOver = false;
  const client = async (index: number) => {
    const request = requests[index % requests.length];
    while (!isOver && request) {
      const answer = await ask(origin, request);
      answers.push(answer);
      // Wait before reconnecting to a server that is down.
      if (typeof answer.status === "string") await sleep(100);
    }
  };
  const clients = Array.from({ length: 16 }, (_, index) => client(index));
  return {
    stop: async () => {
      isOver = true;
      await Promise.all(clients);
      return answers;
    },
  };
}

async function ask(origin: string, { what, path, init }: (typeof requests)[number]): Promise<Answer> {
  const begun = performance.now();
  const since = () => Math.round(performance.now() - begun);
  try {
    const response = await fetch(origin + path(), { ...init(), signal: AbortSignal.timeout(20_000) });
    await response.arrayBuffer();
    return { what, status: response.status, ms: since(), retryAfter: response.headers.has("retry-after") };
  } catch (error) {
    const reason = error instanceof Error ? String(error.cause ?? error) : String(error);
    const status = reason.includes("ECONNREFUSED") ? "no connection" : "cut off";
    return { what, status, ms: since(), retryAfter: false };
  }
}

/** `200: 812, 503: 14`, and the slowest answer. */
export function summary(answers: readonly Answer[]): string {
  const counts = new Map<string, number>();
  for (const { status } of answers) counts.set(String(status), (counts.get(String(status)) ?? 0) + 1);
  const slowest = Math.max(0, ...answers.map(({ ms }) => ms));
  return `${[...counts]
    .sort()
    .map(([status, count]) => `${status}: ${count}`)
    .join(", ")}; slowest ${slowest} ms`;
}
