/** One trial of a promise: actions, observations and the verdict. */
export type Trial = { what: string; figures: string; isKept: boolean };

export type Extent = "short" | "long";

/** A promise of the shop about failures around it. */
export type Promised = {
  id: string;
  title: string;
  /** Undefined where a short trial is meaningless. */
  short: boolean;
  tryIt: (extent: Extent) => Promise<Trial[]>;
  /** The trial under conditions that must break the promise; if it passes, the trial detects nothing. */
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

/** 99th percentile, in milliseconds. */
export function p99(outcomes: readonly { ms: number }[]): number {
  const sorted = outcomes.map(({ ms }) => ms).sort((a, b) => a - b);
  return Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0);
}
