export type PageNumber = { kind: "page"; page: number } | { kind: "gap"; after: number };

function step(page: number, previous: number): PageNumber[] {
  const number: PageNumber = { kind: "page", page };
  if (page - previous === 1) return [number];
  // A gap takes as much room as the one number it would hide.
  if (page - previous === 2) return [{ kind: "page", page: page - 1 }, number];
  return [{ kind: "gap", after: previous }, number];
}

/** First, last and current with its neighbours; a gap wherever at least two pages are left out. */
export function pageNumbers(current: number, total: number): PageNumber[] {
  const kept = Array.from({ length: total }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === total || Math.abs(page - current) <= 1,
  );
  return kept.flatMap((page, index) => step(page, kept[index - 1] ?? 0));
}
