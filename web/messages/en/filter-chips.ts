export const filterChipMessages = {
  filtersInUse: "Filters in use",
  sizeChip: (size: string) => `Size ${size}`,
  searchChip: (words: string) => `“${words}”`,
  removeChip: (text: string) => `Remove ${text}`,
  priceChips: {
    min_price: (amount: string) => `From ${amount}`,
    max_price: (amount: string) => `Up to ${amount}`,
  },
};
