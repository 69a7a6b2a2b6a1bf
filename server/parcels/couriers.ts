import type { Config } from "#server/platform/config.ts";
import type { Courier } from "./courier.ts";
import { handCouriers } from "./hand-couriers.ts";
import { createLeopards } from "./leopards/leopards.ts";
import { createPostEx } from "./postex.ts";

/**
 * The couriers that the shop sends with, by their ids: those it has an account with, its own rider, and others by hand.
 */
export type Couriers = ReadonlyMap<string, Courier>;

export function createCouriers({ postEx, leopards }: Pick<Config, "postEx" | "leopards">): Couriers {
  const couriers: Courier[] = [
    ...(postEx ? [createPostEx(postEx)] : []),
    ...(leopards ? [createLeopards(leopards)] : []),
    ...handCouriers,
  ];
  return new Map(couriers.map((courier) => [courier.id, courier]));
}
