export const searchResultMessages = {
  suggestions: "Suggestions",
  found: (count: number) => (count === 1 ? "1 suggestion" : `${count} suggestions`),
  nothing: (words: string) => `Nothing suggested for “${words}”. Enter searches all the same.`,
  failed: "Suggestions cannot be loaded now. Enter searches all the same.",
  allResults: (words: string) => `All results for “${words}”`,
  readAs: (words: string) => `Results for “${words}”`,
  missing: (words: readonly string[]) =>
    `Not found: ${words.map((word) => `“${word}”`).join(", ")}. These products come nearest.`,
  partial: "No product matches all your words. These match most of them.",
  nothingFound: (words: string) => `Nothing in the shop matches “${words}”.`,
  nearest: "You may like",
  pages: "Pages",
  pageNames: {
    track: "Track your order",
    returns: "Returns and exchanges",
    sizes: "Size chart",
    contact: "Contact us",
    about: "About us",
    privacy: "Privacy policy",
    terms: "Terms & Condition",
  },
  categories: "Look in a category",
};
