import type { Taken } from "#server/platform/http/rate-counters.ts";
import type { WorkLimitName } from "#server/platform/http/rate-limit.ts";
import { addressBlock } from "#server/platform/http/sender.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";

export type TryingToLogIn = {
  email: string;
  ip: string;
  /** One that its owner has signed in with before. */
  device: { userId: string; device: string } | undefined;
};

/**
 * Takes one of the failures that an attempt may add to, before anything is compared, so that attempts at the same
 * moment are counted as well. To be given back unless it failed. There is no limit for an account alone: anyone could
 * lock its owner out with it. Known devices are counted apart from strangers, each separately, and all of an account
 * and of a network together.
 */
export async function takeLoginTry(
  app: Pick<ShopApp, "takeOf">,
  { email, ip, device }: TryingToLogIn,
): Promise<Taken> {
  const block = addressBlock(ip);
  if (device) {
    return takeAll(app, [
      ["loginByDevicesOfAddress", block],
      ["loginByDevicesOfAccount", device.userId],
      ["loginByDevice", device.device],
    ]);
  }
  return takeAll(app, [
    ["loginByAddress", block],
    ["loginByAccount", `${email.toLowerCase()}\n${block}`],
  ]);
}

/** One of each, or none of any: the first that is used up refuses. */
async function takeAll(
  app: Pick<ShopApp, "takeOf">,
  limits: readonly [WorkLimitName, string][],
): Promise<Taken> {
  const taken: Extract<Taken, { outcome: "taken" }>[] = [];
  const giveBack = async () => {
    for (const one of taken.toReversed()) await one.giveBack();
  };
  for (const [name, subject] of limits) {
    const one = await app.takeOf(name, subject);
    if (one.outcome === "refused") {
      await giveBack();
      return one;
    }
    taken.push(one);
  }
  return { outcome: "taken", giveBack };
}
