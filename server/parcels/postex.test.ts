import { expect, test } from "vitest";
import { stateOf } from "./postex.ts";

test.each([
  ["0003", "PostEx WareHouse", "picked"],
  ["0004", "Delivery En-Route", "in-transit"],
  ["0004", "Out For Delivery", "out-for-delivery"],
  [undefined, "OUT FOR RETURN", "returning"],
  [undefined, "Return In-Transit", "returning"],
  [undefined, "Returned", "returned"],
  [undefined, "Un-Assigned By Me", "cancelled"],
  [undefined, "Under Verification", "attempted"],
  [undefined, "Transferred", "in-transit"],
  [undefined, "In Stock", "picked"],
  [undefined, "Delivered", "delivered"],
  [undefined, "{14}", undefined],
] as const)("%s %s is %s", (code, words, state) => {
  expect(stateOf(code, words)).toBe(state);
});
