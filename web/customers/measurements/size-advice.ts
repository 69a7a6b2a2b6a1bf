import type { GarmentType } from "#contract/catalog/garments.ts";
import { centimetresPerInch } from "#contract/sizes/length-unit.ts";
import type { MeasurementName } from "#contract/sizes/measurement-names.ts";
import { fitOf, tableFor } from "#contract/sizes/size-tables.ts";

export type Lengths = Readonly<Partial<Record<MeasurementName, number>>>;

export type Misfit = { name: MeasurementName; inches: number };

export type PartChart = {
  part: string;
  urdu?: string | undefined;
  names: readonly MeasurementName[];
  sizes: ReadonlyMap<string, Lengths>;
};

export type AdvisedPart = {
  part: string;
  urdu?: string | undefined;
  size: string;
  misfits: readonly Misfit[];
};

export type SizeAdvice = {
  parts: readonly AdvisedPart[];
  /** `mixed`: each part fits, in another size. */
  verdict: "fits" | "mixed" | "custom";
};

/** A wrong length matters less than a wrong width. */
const lengthWeight = 0.5;
const weights: Record<MeasurementName, number> = {
  chest: 1,
  shoulder: 1,
  trouserWaist: 1,
  hip: 1,
  head: 1,
  shirtLength: lengthWeight,
  backLength: lengthWeight,
  sleeveLength: lengthWeight,
  trouserLength: lengthWeight,
};

/** Tight is worse than loose: a wide garment can be taken in. */
const tightness = 1.5;

/** Largest difference in inches that still counts as a fit. */
const mostTight = 0.85;
const mostLoose = 1.25;

export function chartsOf({ sizes, parts }: GarmentType, category: string): PartChart[] {
  return parts.flatMap((part) => {
    const rows = tableFor(part, fitOf(category))?.rows;
    if (!rows) return [];
    const lengthsOf = (index: number): Lengths =>
      Object.fromEntries(
        part.measurements.flatMap((name) => {
          const centimetres = rows[name]?.[index];
          return centimetres === undefined ? [] : [[name, centimetres / centimetresPerInch]];
        }),
      );
    const bySize = new Map(sizes.map((size, index) => [size, lengthsOf(index)]));
    return [{ part: part.name, urdu: part.urdu, names: part.measurements, sizes: bySize }];
  });
}

function differences({ names }: PartChart, garment: Lengths, measured: Lengths): Misfit[] {
  return names.flatMap((name) => {
    const [has, wanted] = [garment[name], measured[name]];
    return has === undefined || wanted === undefined ? [] : [{ name, inches: has - wanted }];
  });
}

export function distance(chart: PartChart, garment: Lengths, measured: Lengths): number {
  return differences(chart, garment, measured).reduce(
    (sum, { name, inches }) => sum + weights[name] * (inches < 0 ? inches * tightness : inches) ** 2,
    0,
  );
}

function advisePart(chart: PartChart, offered: readonly string[], measured: Lengths) {
  let best: { size: string; garment: Lengths; away: number } | undefined;
  for (const [size, garment] of chart.sizes) {
    if (!offered.includes(size)) continue;
    const away = distance(chart, garment, measured);
    if (!best || away < best.away) best = { size, garment, away };
  }
  if (!best) return undefined;
  const away = differences(chart, best.garment, measured);
  return {
    part: chart.part,
    urdu: chart.urdu,
    size: best.size,
    misfits: away
      .map(({ name, inches }) => ({ name, inches: Math.round(inches * 2) / 2 }))
      .filter(({ inches }) => inches !== 0),
    isFit: away.every(({ inches }) => inches >= -mostTight && inches <= mostLoose),
  };
}

/**
 * The offered standard sizes nearest to lengths in inches, and whether they fit. Undefined where none of the sizes is
 * in the charts.
 */
export function adviseSize(
  measured: Lengths,
  charts: readonly PartChart[],
  offered: readonly string[],
): SizeAdvice | undefined {
  const advised = charts.flatMap((chart) => advisePart(chart, offered, measured) ?? []);
  if (advised.length === 0 || advised.length < charts.length) return undefined;
  const verdict = new Set(advised.map(({ size }) => size)).size === 1 ? "fits" : "mixed";
  return {
    parts: advised.map(({ isFit: _, ...part }) => part),
    verdict: advised.every(({ isFit }) => isFit) ? verdict : "custom",
  };
}
