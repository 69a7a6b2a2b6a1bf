export type FoundPage = "track" | "returns" | "sizes" | "contact" | "about" | "privacy" | "terms";

type Page = { to: string; name: FoundPage; words: RegExp };

/** Search terms of pages, in both languages; terms that could mean a garment are excluded. */
const pages: readonly Page[] = [
  {
    to: "/order-track",
    name: "track",
    words: /\btrack(ing)?\b|\border (status|number)\b|\b(where is )?my (order|parcel)\b|آرڈر|پارسل|ٹریک/,
  },
  { to: "/tac#returns", name: "returns", words: /\b(returns?|exchanges?|refunds?)\b|واپسی|تبدیل|ریفنڈ/ },
  {
    to: "/size-chart",
    name: "sizes",
    words: /\bsiz(e|ing) ?(charts?|guides?|tables?)\b|\bmeasurements?\b|سائز (چارٹ|گائیڈ)|ناپ/,
  },
  {
    to: "/contact",
    name: "contact",
    words: /\b(contact|phone number|help ?line|customer (care|service))\b|رابطہ/,
  },
  { to: "/about", name: "about", words: /\babout (us|tabeeb)\b|ہمارے بارے/ },
  { to: "/privacy-policy", name: "privacy", words: /\bprivacy\b|رازداری/ },
  { to: "/tac", name: "terms", words: /\bterms\b|شرائط/ },
];

/** Pages that match a search, besides products. */
export function pagesFor(typed: string): readonly Pick<Page, "to" | "name">[] {
  const words = typed
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
  return pages.filter((page) => page.words.test(words));
}
