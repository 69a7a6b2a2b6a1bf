import type { ReviewCount } from "#contract/catalog/reviews.ts";

/** The majority verdict on the fit: more than half, else mixed. */
export function fitVerdict(fit: ReviewCount["fit"]): "nothing" | "small" | "true" | "large" | "mixed" {
  const half = (fit.small + fit.true + fit.large) / 2;
  if (half === 0) return "nothing";
  return (["small", "true", "large"] as const).find((said) => fit[said] > half) ?? "mixed";
}
