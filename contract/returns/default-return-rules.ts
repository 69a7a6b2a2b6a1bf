import type { ReturnRules } from "./return-rules.ts";

/** Separate from the rules' logic, because every page loads the settings and few the logic. */
export const defaultReturnRules: ReturnRules = {
  days: { alteration: 14, return: 7, fault: 14 },
  back: { exchange: "customer", alteration: "customer", return: "customer" },
  out: { exchange: "shop", alteration: "customer" },
  takesSewnForOne: false,
  takesSaleGoods: true,
  exchanges: 0,
};
