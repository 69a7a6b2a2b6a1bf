import type { accountMenuMessages as English } from "../en/account-menu.ts";

export const accountMenuMessages: typeof English = {
  profile: "پروفائل",
  myOrders: "میرے آرڈر",
  lastOrderAgain: "پچھلا آرڈر دوبارہ",
};
