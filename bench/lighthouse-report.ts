import { z } from "zod";

export const limits = [
  atLeast("performance", 95),
  atLeast("accessibility", 100),
  atLeast("best practices", 100),
  atLeast("SEO", 100),
  atMost("CLS", 0, 3),
  // These two make up most of the performance, which has the limit.
  atMost("LCP ms", Number.POSITIVE_INFINITY, 0),
  atMost("TBT ms", Number.POSITIVE_INFINITY, 0),
] as const;

type Name = "performance" | "accessibility" | "best practices" | "SEO" | "LCP ms" | "CLS" | "TBT ms";

export type Visit = {
  figures: Record<Name, number>;
  /** Audits beside performance that cost points. */
  findings: string[];
};

const category = z.object({
  score: z.number(),
  auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
});
const audit = z.object({ score: z.number().nullable() });
const metric = audit.extend({ numericValue: z.number() });
const shape = z.object({
  categories: z.object({
    performance: category,
    accessibility: category,
    "best-practices": category,
    seo: category,
  }),
  audits: z
    .object({
      "largest-contentful-paint": metric,
      "cumulative-layout-shift": metric,
      "total-blocking-time": metric,
    })
    .catchall(audit),
});

/**
 * The important figures of a report that Lighthouse wrote as JSON; throws if a score is missing, as it is if a page
 * fails.
 */
export function readReport(report: unknown): Visit {
  const { categories, audits } = shape.parse(report);
  const { performance, accessibility, "best-practices": bestPractices, seo } = categories;
  const failed = [accessibility, bestPractices, seo]
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1);
  return {
    figures: {
      performance: Math.round(performance.score * 100),
      accessibility: Math.round(accessibility.score * 100),
      "best practices": Math.round(bestPractices.score * 100),
      SEO: Math.round(seo.score * 100),
      "LCP ms": audits["largest-contentful-paint"].numericValue,
      CLS: audits["cumulative-layout-shift"].numericValue,
      "TBT ms": audits["total-blocking-time"].numericValue,
    },
    findings: failed.map(({ id }) => id),
  };
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function atLeast(name: Name, limit: number) {
  return { name, digits: 0, isKept: (value: number) => value >= limit };
}

function atMost(name: Name, limit: number, digits: number) {
  return { name, digits, isKept: (value: number) => value <= limit };
}
