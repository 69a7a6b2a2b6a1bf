/** One try of a promise: what was done, what was seen, and whether that keeps it. */
export type Trial = { what: string; figures: string; isKept: boolean };

export type Extent = "short" | "long";

/** A promise of the shop about what goes wrong around it. */
export type Promised = {
  id: string;
  title: string;
  /** Undefined where no short one shows anything. */
  short: boolean;
  tryIt: (extent: Extent) => Promise<Trial[]>;
  /** The same trial where the promise cannot be kept: if it seems kept there, the trial sees nothing. */
  control?: () => Promise<Trial[]>;
};

/** `201: 812, 503: 14`. */
export function countsOf(outcomes: readonly (string | number)[]): string {
  const counts = new Map<string, number>();
  for (const outcome of outcomes) counts.set(String(outcome), (counts.get(String(outcome)) ?? 0) + 1);
  return [...counts]
    .sort()
    .map(([outcome, count]) => `${outcome}: ${count}`)
    .join(", ");
}

/** Milliseconds within which 99 of a hundred have their answer. */
export function p99(outcomes: readonly { ms: number }[]): number {
  const sorted = outcomes.map(({ ms }) => ms).sort((a, b) => a - b);
  return Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0);
}
