import type { ReturnRules } from "./return-rules.ts";

/** Apart from what reads the rules: every page knows the settings of the shop, few what may be asked by them. */
export const defaultReturnRules: ReturnRules = {
  days: { alteration: 14, return: 7, fault: 14 },
  back: { exchange: "customer", alteration: "customer", return: "customer" },
  out: { exchange: "shop", alteration: "customer" },
  takesSewnForOne: false,
  takesSaleGoods: true,
  exchanges: 0,
};
