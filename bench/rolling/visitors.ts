import { createHash, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { createOrderAsGuest } from "#contract/orders/orders.ts";
import { guestOrder } from "#server/testing/guest-order.ts";

export type Visits = {
  requests: number;
  /** Each request, and its unexpected answer. */
  failures: string[];
  /** Digests of the service worker, one a tenth of a second. */
  workers: string[];
  confirmed: Set<string>;
  /** While the next build runs nowhere, nothing names its files. */
  onlyPages?: boolean;
};

const pages = [
  "/",
  "/products",
  "/selectedItem/mall-road-v-neck-set",
  "/cart",
  "/ur",
  "/ur/products",
  "/admin",
];
const named = /\/(?:(?:ur|admin)\/)?assets\/[\w.-]+\.(?:js|css|woff2|svg|webp)\b/g;
/** Visitors of each kind at once; each waits a moment after what it has done. */
const atOnce = 2;
const moment = 20;

/**
 * Loads pages with all scripts and styles that they name, files of both builds in any order, and orders, until `over`.
 */
export async function visit(
  origin: string,
  files: readonly string[],
  visits: Visits,
  over: AbortSignal,
): Promise<void> {
  const ask = async (path: string, init?: RequestInit): Promise<string> => {
    visits.requests += 1;
    const method = init?.method ?? "GET";
    try {
      const response = await fetch(origin + path, init);
      const text = await response.text();
      if (!response.ok) visits.failures.push(`${method} ${path}: ${response.status} ${text.slice(0, 200)}`);
      return response.ok ? text : "";
    } catch (error) {
      visits.failures.push(`${method} ${path}: ${error} ${error instanceof Error ? error.cause : ""}`);
      return "";
    }
  };
  const often = async (work: (turn: number) => Promise<unknown>) => {
    for (let turn = 0; !over.aborted; turn += 1) {
      await work(turn);
      await sleep(moment);
    }
  };
  const loadPage = async (turn: number) => {
    const html = await ask(pages[turn % pages.length] ?? "/");
    const all = new Set(html.match(named));
    await Promise.all([...all].map((path) => ask(path)));
  };
  const loadFile = async () => {
    if (!visits.onlyPages) await ask(files[Math.floor(Math.random() * files.length)] ?? "/");
  };
  const order = async () => {
    const text = await ask(createOrderAsGuest.path, {
      method: createOrderAsGuest.method,
      headers: { "content-type": "application/json", "idempotency-key": randomUUID() },
      body: JSON.stringify(guestOrder()),
    });
    if (text === "") return;
    const placed = createOrderAsGuest.success.body.parse(JSON.parse(text));
    visits.confirmed.add(placed.OrderID);
  };
  const lookAtWorker = async () => {
    const script = await ask("/service-worker.js");
    visits.workers.push(createHash("sha256").update(script).digest("hex"));
    await sleep(100);
  };
  const kinds = [loadPage, loadFile, order];
  await Promise.all([
    often(lookAtWorker),
    ...kinds.flatMap((kind) => Array.from({ length: atOnce }, () => often(kind))),
  ]);
}
