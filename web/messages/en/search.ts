export const searchMessages = {
  search: "Search",
  close: "Close search",
  searchProducts: "Search products",
  examples: "Scrubs, lab coats, caps",
};
