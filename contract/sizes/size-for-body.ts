import type { GarmentFit, GarmentType } from "../catalog/garments.ts";
import type { EstimatedBody } from "./estimate-body.ts";
import { roomFor, type Wear, type WidthName, waistHeightBesidesTrousers } from "./garment-room.ts";
import { tableFor } from "./size-tables.ts";

export type PartForBody = {
  part: string;
  urdu?: string | undefined;
  name: WidthName;
  /** Undefined where even the largest is too narrow. */
  size: string | undefined;
  /** Share of bodies of this height, weight and build that take this size, 0 to 1. */
  chance: number;
  /** The size that most of the others take. */
  other: string | undefined;
  /** Centimetres of room at the width in this size; negative where the band has to stretch. */
  room: number;
  /** The next smaller size, with the centimetres of room that it lacks. */
  tight: { size: string; lacks: number } | undefined;
  /** Centimetres by which trousers are longer than needed, negative for shorter; undefined for tops. */
  longer: number | undefined;
};

type PartOfType = GarmentType["parts"][number];

/** The size of each part with a chest or a waistband; without parts that have neither, such as caps. */
export function sizesForBody(
  type: Pick<GarmentType, "_id" | "sizes" | "parts">,
  fit: GarmentFit,
  body: EstimatedBody,
  wear: Wear,
): PartForBody[] {
  return type.parts.flatMap((part) => partForBody(type, part, { fit, body, wear }) ?? []);
}

type Wearer = { fit: GarmentFit; body: EstimatedBody; wear: Wear };

function partForBody(
  { _id, sizes }: Pick<GarmentType, "_id" | "sizes">,
  part: PartOfType,
  { fit, body, wear }: Wearer,
): PartForBody | undefined {
  const rows = tableFor(part, fit)?.rows;
  const name = widthOf(rows);
  const widths = name && rows?.[name];
  if (!name || !widths) return undefined;
  const { mean, spread } = name === "chest" ? body.chest : body.waist;
  const least = roomFor(name, wear, _id);
  // The widest body of each size.
  const bounds = widths.map((width) => width - least);
  const chances = bounds.map(
    (bound, index) =>
      below((bound - mean) / spread) - (index === 0 ? 0 : below(((bounds[index - 1] ?? 0) - mean) / spread)),
  );
  const index = bounds.findIndex((bound) => bound >= mean);
  const around = [index - 1, index + 1].filter((each) => sizes[each] !== undefined && index >= 0);
  const [other] = around.toSorted((one, two) => (chances[two] ?? 0) - (chances[one] ?? 0));
  const smaller = index > 0 ? sizes[index - 1] : undefined;
  const length = rows?.trouserLength?.[index];
  return {
    part: part.name,
    urdu: part.urdu,
    name,
    size: sizes[index],
    chance: chances[index] ?? 0,
    other: other === undefined ? undefined : sizes[other],
    room: (widths[index] ?? 0) - mean,
    tight: smaller === undefined ? undefined : { size: smaller, lacks: mean - (bounds[index - 1] ?? 0) },
    longer: length === undefined ? undefined : length - (body.waistHeight - waistHeightBesidesTrousers),
  };
}

/** The bodies that a size is for, in centimetres: its row in the body chart. */
export type BodyRow = { size: string; widths: Partial<Record<WidthName, { from: number; to: number }>> };

/** From the body for which a size is close to the one that still has it loose, as `regular` gives them out. */
export function bodyChart(
  type: Pick<GarmentType, "_id" | "sizes" | "parts">,
  fit: GarmentFit,
): { names: WidthName[]; rows: BodyRow[] } {
  const parts = type.parts.flatMap((part) => {
    const rows = tableFor(part, fit)?.rows;
    const name = widthOf(rows);
    const widths = name && rows?.[name];
    return name && widths ? [{ name, widths }] : [];
  });
  return {
    names: parts.map(({ name }) => name),
    rows: type.sizes.map((size, index) => ({
      size,
      widths: Object.fromEntries(
        parts.map(({ name, widths }) => {
          const to = (widths[index] ?? 0) - roomFor(name, "regular", type._id);
          const step = (widths[Math.max(index, 1)] ?? 0) - (widths[Math.max(index, 1) - 1] ?? 0);
          return [name, { from: to - step, to }];
        }),
      ),
    })),
  };
}

function widthOf(rows: object | undefined): WidthName | undefined {
  return (["chest", "trouserWaist"] as const).find((name) => rows !== undefined && name in rows);
}

/**
 * Share of a normal distribution below so many standard deviations (Abramowitz and Stegun 26.2.17, within 0.0000001).
 */
function below(deviations: number): number {
  const distance = Math.abs(deviations);
  const t = 1 / (1 + 0.2316419 * distance);
  const tail =
    (Math.exp(-(distance ** 2) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return deviations < 0 ? tail : 1 - tail;
}
