import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { getProducts } from "#contract/catalog/catalog.ts";
import { login } from "#contract/customers/accounts.ts";
import { asJson, fireOpenLoop, type Kind, type Outcome } from "./open-loop.ts";
import { onOwnShop } from "./own-shop.ts";
import { countsOf, type Extent, p99, type Trial } from "./promise.ts";

const perSecond = 200;

/** Slowdown factor; below the floor it is imperceptible, and noise of the machine would decide. */
const limit = { times: 2, floor: 50 };

const tries: Kind = {
  name: "login",
  share: 1,
  next: () => asJson(login.path, { email: `${randomUUID()}@example.com`, password: "another password" }),
};

const uncachedPages: Kind = {
  name: "page anew",
  share: 1,
  next: () => ({ method: "GET", path: `/products?q=${randomUUID()}`, headers: { "accept-encoding": "br" } }),
};

const catalogue: Kind = { name: "catalogue", share: 1, next: () => asJson(getProducts.path, {}) };

export function floodLogins(extent: Extent): Promise<Trial[]> {
  return flood("200 logins a second", tries, extent === "short" ? 5 : 20);
}

/** The control: work without a separate queue crowds out the catalogue. */
export function floodPages(): Promise<Trial[]> {
  return flood("200 pages a second that have to be made", uncachedPages, 5);
}

function flood(what: string, kind: Kind, seconds: number): Promise<Trial[]> {
  return onOwnShop(async ({ origin }) => {
    const browse = () => fireOpenLoop(origin, [catalogue], { perSecond: 100, seconds });
    await browse();
    const before = await browse();
    const attack = fireOpenLoop(origin, [kind], { perSecond, seconds: seconds + 2 });
    await sleep(1_000);
    const during = await browse();
    const answers = await attack;
    const slowest = Math.max(limit.floor, limit.times * p99(before));
    return [
      {
        what,
        figures: `catalogue p99 ${p99(before)} ms alone, ${p99(during)} ms beside them, ${countsOf(during.map(statusOf))}; to the flood: ${countsOf(answers.map(statusOf))}`,
        isKept: p99(during) <= slowest && during.every(({ status }) => status === 200),
      },
    ];
  });
}

const statusOf = ({ status }: Outcome) => status;
