import { setTimeout as sleep } from "node:timers/promises";
import { getProducts } from "#contract/catalog/catalog.ts";
import { trackOrder } from "#contract/orders/orders.ts";
import { nextOrder } from "../guest-orders.ts";
import { withProductionShop } from "../production-shop.ts";
import { asJson, fireClosedLoop, fireOpenLoop, type Kind, type Outcome, type Sent } from "./open-loop.ts";
import { p99, type Trial } from "./promise.ts";

const page = (path: string): Sent => ({
  method: "GET",
  path,
  headers: { accept: "text/html", "accept-encoding": "br" },
});

const anyPrice = () => Math.floor(Math.random() * 1_000_000);

/** An evening of sales: mostly browsing, partly cached; one request in ten is an order. */
export const eveningOfSales: readonly Kind[] = [
  {
    name: "order",
    share: 0.1,
    next: nextOrder,
  },
  { name: "tracking", share: 0.1, next: () => asJson(trackOrder.path, { OrderID: "TB-0000-0000-0000" }) },
  { name: "checkout page", share: 0.1, next: () => page("/checkout") },
  {
    name: "list anew",
    share: 0.3,
    next: () => asJson(`${getProducts.path}?min_price=${anyPrice()}`, {}, { "accept-encoding": "br" }),
  },
  { name: "page anew", share: 0.2, next: () => page(`/products?min_price=${anyPrice()}`) },
  { name: "page in memory", share: 0.2, next: () => page("/size-chart") },
];

const ofCheckout: ReadonlySet<string> = new Set(["order", "tracking", "checkout page"]);

type Round = {
  what: string;
  /** Requests a second that were sent, and that succeeded. */
  sent: number;
  goodput: number;
  /** Share of the sent requests, from 0 to 1. */
  orders: number;
  rest: number;
  acceptedP99: number;
  refusedP99: number;
  broken: number;
  withoutRetryAfter: number;
};

type Overload = { knee: Round; flood: Round; after: Round };

const isAccepted = ({ status }: Outcome) => status > 0 && status < 500 && status !== 429;

function sumUp(what: string, outcomes: readonly Outcome[], seconds: number): Round {
  const accepted = outcomes.filter(isAccepted);
  const refused = outcomes.filter(({ status }) => status === 503);
  const through = (isAboutOrders: boolean) => {
    const all = outcomes.filter(({ name }) => ofCheckout.has(name) === isAboutOrders);
    return all.filter(isAccepted).length / Math.max(1, all.length);
  };
  return {
    what,
    sent: Math.round(outcomes.length / seconds),
    goodput: Math.round(accepted.length / seconds),
    orders: through(true),
    rest: through(false),
    acceptedP99: p99(accepted),
    refusedP99: p99(refused),
    broken: outcomes.filter(({ status }) => status === 0 || (status >= 500 && status !== 503)).length,
    withoutRetryAfter: refused.filter(({ retryAfter }) => !retryAfter).length,
  };
}

/**
 * Finds the knee, the highest rate with responses within half a second, sends three times as much for `seconds`, and
 * checks recovery ten seconds later. `origin`: a running shop, such as one behind a proxy.
 */
async function overload(origin: string, kinds: readonly Kind[], seconds: number): Promise<Overload> {
  await fireClosedLoop(origin, kinds, { clients: 16, seconds: 5 });
  const most = sumUp("most", await fireClosedLoop(origin, kinds, { clients: 16, seconds: 5 }), 5).goodput;
  let knee: Round | undefined;
  for (const part of [0.9, 0.8, 0.7, 0.6]) {
    const round = sumUp("knee", await fireOpenLoop(origin, kinds, { perSecond: most * part, seconds: 5 }), 5);
    knee = round;
    if (round.acceptedP99 <= 500 && round.goodput >= 0.99 * round.sent) break;
    await sleep(1_000);
  }
  if (!knee) throw new Error("There is no knee.");
  const three = { perSecond: knee.sent * 3, seconds };
  const flood = sumUp("three times the knee", await fireOpenLoop(origin, kinds, three), seconds);
  await sleep(1_000);
  const again = { perSecond: knee.sent / 2, seconds: 5 };
  const after = sumUp("half the knee, a second later", await fireOpenLoop(origin, kinds, again), 5);
  return { knee, flood, after };
}

/** Minutes of a flood show no more than seconds do. */
const floodSeconds = 20;

export async function floodShop(origin: string | undefined): Promise<Trial[]> {
  return tryFlood(
    await (origin ? overload(origin, eveningOfSales, floodSeconds) : overloadOwnShop(eveningOfSales)),
  );
}

/** The control: orders only, so that no other requests can be shed in favour of checkout. */
export async function floodCheckout(): Promise<Trial[]> {
  const [, flood] = tryFlood(await overloadOwnShop(eveningOfSales.filter(({ name }) => name === "order")));
  return flood ? [{ ...flood, what: `${flood.what}, orders alone` }] : [];
}

function tryFlood(rounds: Overload): Trial[] {
  const { knee, flood, after } = rounds;
  return [
    { what: knee.what, figures: figuresOf(knee), isKept: true },
    { what: flood.what, figures: figuresOf(flood), isKept: hasKeptCheckoutOpen(rounds) },
    { what: after.what, figures: figuresOf(after), isKept: after.orders === 1 && after.rest >= 0.99 },
  ];
}

function figuresOf({ sent, goodput, orders, rest, acceptedP99, refusedP99, broken }: Round): string {
  return `${sent} sent a second, ${goodput} answered; through: orders ${orders.toFixed(3)}, the rest ${rest.toFixed(3)}; p99 answered ${acceptedP99} ms, refused ${refusedP99} ms; ${broken} broken`;
}

function overloadOwnShop(kinds: readonly Kind[]): Promise<Overload> {
  return withProductionShop({}, (shop) => overload(shop.origin, kinds, floodSeconds));
}

/** The promise: checkout priority, full throughput, quick refusals, no broken connections, prompt recovery. */
function hasKeptCheckoutOpen({ knee, flood, after }: Overload): boolean {
  return (
    flood.orders >= 0.98 &&
    flood.goodput >= 0.9 * knee.goodput &&
    flood.acceptedP99 <= 1_000 &&
    flood.refusedP99 <= 100 &&
    flood.broken + flood.withoutRetryAfter === 0 &&
    after.orders === 1 &&
    after.rest >= 0.99
  );
}
