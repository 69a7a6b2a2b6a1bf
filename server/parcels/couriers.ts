import type { Config } from "../config.ts";
import type { Courier } from "./courier.ts";
import { createLeopards } from "./leopards/leopards.ts";
import { createPostEx } from "./postex.ts";

/** The couriers that the shop has an account with, by their ids. */
export type Couriers = ReadonlyMap<string, Courier>;

export function createCouriers({ postEx, leopards }: Pick<Config, "postEx" | "leopards">): Couriers {
  const couriers: Courier[] = [
    ...(postEx ? [createPostEx(postEx)] : []),
    ...(leopards ? [createLeopards(leopards)] : []),
  ];
  return new Map(couriers.map((courier) => [courier.id, courier]));
}
