import type { Config } from "../config.ts";
import type { Courier } from "./courier.ts";
import { createPostEx } from "./postex.ts";

/** The couriers that the shop has an account with, by their ids. */
export type Couriers = ReadonlyMap<string, Courier>;

export function createCouriers({ postEx }: Pick<Config, "postEx">): Couriers {
  const couriers = postEx ? [createPostEx(postEx)] : [];
  return new Map(couriers.map((courier) => [courier.id, courier]));
}
