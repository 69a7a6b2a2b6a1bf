import type { GarmentType } from "#contract/catalog/garments.ts";
import { type MeasurementName, specifiedMeasurements } from "#contract/sizes/measurement-names.ts";
import { sizeCharts, sizeLabels } from "#drawings/size-chart/size-chart-numbers.ts";
import { chartsOf, type Lengths, type PartChart } from "../size-advice.ts";

function part(name: string, urdu: string, measurements: MeasurementName[]) {
  const tables = (["women", "men"] as const).map((fit) => ({ fit, rows: rowsOf(fit, measurements) }));
  return { name, urdu, measurements, tables };
}

function rowsOf(fit: "women" | "men", names: readonly MeasurementName[]): Record<string, number[]> {
  const rows: Partial<Record<MeasurementName, readonly number[]>> = sizeCharts[fit].rows;
  return Object.fromEntries(names.map((name) => [name, [...(rows[name] ?? [])]]));
}

/** Sets as the pictures of the size chart have them. */
export const scrubSets: GarmentType = {
  _id: "set",
  name: "Sets",
  sizes: [...sizeLabels],
  parts: [
    part("top", "قمیص", ["chest", "shirtLength", "shoulder", "sleeveLength"]),
    part("trousers", "ٹراؤزر", ["trouserWaist", "trouserLength"]),
  ],
};

export const womenCharts = chartsOf(scrubSets, "Women");
export const menCharts = chartsOf(scrubSets, "Men");

export type AllLengths = Record<MeasurementName, number>;

/** Every length of a set of one size, in inches. */
export function lengthsOf(charts: readonly PartChart[], size: string): AllLengths {
  const all: Lengths = Object.assign({}, ...charts.map(({ sizes }) => sizes.get(size)));
  const none = Object.fromEntries(specifiedMeasurements.map((name) => [name, Number.NaN]));
  return { ...none, ...all } as AllLengths;
}
