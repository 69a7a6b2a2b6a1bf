import type { MeasurementName } from "#contract/measurement-names.ts";
import { type SizeChartNumbers, sizeLabels } from "#drawings/size-chart-numbers.ts";

/** Six lengths of a garment in inches. */
export type Lengths = Readonly<Record<MeasurementName, number>>;

/** How far a standard size is from one measurement: inches, above 0 where the garment is loose or long. */
export type Misfit = { name: MeasurementName; inches: number };

export type Part = "top" | "trouser";

export type SizeAdvice = {
  /** The nearest size of each part, with its misfits to the half inch. */
  parts: readonly { part: Part; size: string; misfits: readonly Misfit[] }[];
  /** `mixed`: each part fits, in another size. */
  verdict: "fits" | "mixed" | "custom";
};

const partNames: Record<Part, readonly MeasurementName[]> = {
  top: ["chest", "shirtLength", "shoulder", "sleeveLength"],
  trouser: ["trouserWaist", "trouserLength"],
};

/** A wrong length is easier to wear than a wrong width. */
const lengthWeight = 0.5;
const weights: Record<MeasurementName, number> = {
  chest: 1,
  shoulder: 1,
  trouserWaist: 1,
  shirtLength: lengthWeight,
  sleeveLength: lengthWeight,
  trouserLength: lengthWeight,
};

/** Tight is worse than loose: what is too wide can be taken in. */
const tightness = 1.5;

/** Inches by which a standard size may differ and still be called a fit. */
const mostTight = 0.85;
const mostLoose = 1.25;

const centimetresPerInch = 2.54;

const chartSizes: readonly string[] = sizeLabels;

/** The lengths of one size of a chart, in inches; NaN for a size that the chart does not have. */
export function lengthsOf(chart: SizeChartNumbers, size: string): Lengths {
  const row = chartSizes.indexOf(size);
  const inches = (name: MeasurementName) => (chart.rows[name][row] ?? Number.NaN) / centimetresPerInch;
  return {
    chest: inches("chest"),
    shirtLength: inches("shirtLength"),
    shoulder: inches("shoulder"),
    sleeveLength: inches("sleeveLength"),
    trouserWaist: inches("trouserWaist"),
    trouserLength: inches("trouserLength"),
  };
}

/** How far a garment is from what was measured, over the measurements of a part; 0 is the same. */
export function distance(part: Part, garment: Lengths, measured: Lengths): number {
  return partNames[part].reduce((sum, name) => {
    const difference = garment[name] - measured[name];
    return sum + weights[name] * (difference < 0 ? difference * tightness : difference) ** 2;
  }, 0);
}

function misfitsOf(part: Part, garment: Lengths, measured: Lengths): Misfit[] {
  return partNames[part]
    .map((name) => ({ name, inches: Math.round((garment[name] - measured[name]) * 2) / 2 }))
    .filter(({ inches }) => inches !== 0);
}

function fits(part: Part, garment: Lengths, measured: Lengths): boolean {
  return partNames[part].every((name) => {
    const difference = garment[name] - measured[name];
    return difference >= -mostTight && difference <= mostLoose;
  });
}

function nearest(part: Part, chart: SizeChartNumbers, sizes: readonly string[], measured: Lengths) {
  const known = sizes.filter((size) => chartSizes.includes(size));
  return known
    .map((size) => ({ size, garment: lengthsOf(chart, size) }))
    .reduce<{ size: string; garment: Lengths } | undefined>(
      (best, candidate) =>
        best && distance(part, best.garment, measured) <= distance(part, candidate.garment, measured)
          ? best
          : candidate,
      undefined,
    );
}

/**
 * The standard sizes nearest to six measurements in inches, among those that are offered, and whether they would do.
 * Undefined where none of the sizes is in the chart.
 */
export function adviseSize(
  measured: Lengths,
  chart: SizeChartNumbers,
  sizes: readonly string[],
): SizeAdvice | undefined {
  const top = nearest("top", chart, sizes, measured);
  const trouser = nearest("trouser", chart, sizes, measured);
  if (!top || !trouser) return undefined;
  const good = fits("top", top.garment, measured) && fits("trouser", trouser.garment, measured);
  const verdict = top.size === trouser.size ? "fits" : "mixed";
  return {
    parts: [
      { part: "top", size: top.size, misfits: misfitsOf("top", top.garment, measured) },
      { part: "trouser", size: trouser.size, misfits: misfitsOf("trouser", trouser.garment, measured) },
    ],
    verdict: good ? verdict : "custom",
  };
}
