import type { ReviewCount } from "#contract/catalog/reviews.ts";

/** What most of those who say how a piece fits are agreed on: more than half of them, else they are not. */
export function fitVerdict(fit: ReviewCount["fit"]): "nothing" | "small" | "true" | "large" | "mixed" {
  const half = (fit.small + fit.true + fit.large) / 2;
  if (half === 0) return "nothing";
  return (["small", "true", "large"] as const).find((said) => fit[said] > half) ?? "mixed";
}
