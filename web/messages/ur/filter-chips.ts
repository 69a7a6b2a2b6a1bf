import type { filterChipMessages as English } from "../en/filter-chips.ts";

export const filterChipMessages: typeof English = {
  filtersInUse: "منتخب فلٹر",
  sizeChip: (size) => `سائز \u2068${size}\u2069`,
  searchChip: (words) => `”\u2068${words}\u2069“`,
  removeChip: (text) => `${text} ہٹائیں`,
  priceChips: {
    min_price: (amount) => `\u2068${amount}\u2069 سے`,
    max_price: (amount) => `\u2068${amount}\u2069 تک`,
  },
};
