import type { searchMessages as English } from "../en/search.ts";

export const searchMessages: typeof English = {
  search: "تلاش کریں",
  close: "تلاش بند کریں",
  searchProducts: "پروڈکٹس تلاش کریں",
  examples: "اسکربز، لیب کوٹ، ٹوپیاں",
};
