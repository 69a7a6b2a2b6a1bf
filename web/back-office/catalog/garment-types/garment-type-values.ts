import { z } from "zod";
import {
  type GarmentTypeFields,
  garmentTypeFields,
  type OfficeGarmentType,
} from "#contract/catalog/garment-types.ts";
import type { GarmentFit } from "#contract/catalog/garments.ts";
import { type MeasurementName, measurementNames } from "#contract/sizes/measurement-names.ts";

type TypedTable = { fit: GarmentFit; rows: Record<MeasurementName, string[]> };

export type TypedPart = {
  name: string;
  urdu: string;
  measurements: MeasurementName[];
  tables: TypedTable[];
  metres: string[];
};

/** Numbers as text, its sizes in one field. */
export type TypedGarment = {
  name: string;
  urdu: string;
  sizes: string;
  workingDays: string;
  customWorkingDays: string;
  parts: TypedPart[];
};

export function readTypedSizes(text: string): string[] {
  return text
    .split(/[,،\n]/)
    .map((size) => size.trim())
    .filter((size) => size !== "");
}

export function moveWithSizes(
  cells: readonly string[],
  before: readonly string[],
  after: readonly string[],
): string[] {
  return after.map((size) => cells[before.indexOf(size)] ?? "");
}

export function partsInOrder(
  parts: readonly TypedPart[],
  before: readonly string[],
  after: readonly string[],
): TypedPart[] {
  const moved = (cells: readonly string[]) => moveWithSizes(cells, before, after);
  return parts.map(({ tables, metres, ...part }) => ({
    ...part,
    metres: moved(metres),
    tables: tables.map(({ fit, rows }) => ({
      fit,
      rows: Object.fromEntries(
        Object.entries(rows).map(([name, cells]) => [name, moved(cells)]),
      ) as TypedTable["rows"],
    })),
  }));
}

export function emptyTable(fit: GarmentFit): TypedTable {
  return { fit, rows: rowsOf({}) };
}

export function emptyPart(): TypedPart {
  return { name: "", urdu: "", measurements: [], tables: [], metres: [] };
}

export const emptyGarment: TypedGarment = {
  name: "",
  urdu: "",
  sizes: "XS, S, M, L, XL, 2XL, 3XL",
  workingDays: "",
  customWorkingDays: "",
  parts: [emptyPart()],
};

function rowsOf(rows: Partial<Record<MeasurementName, readonly number[]>>): TypedTable["rows"] {
  const typed = measurementNames.map((name) => [name, (rows[name] ?? []).map(String)]);
  return Object.fromEntries(typed) as TypedTable["rows"];
}

export function typedGarment(type: OfficeGarmentType): TypedGarment {
  return {
    name: type.name,
    urdu: type.urdu,
    sizes: type.sizes.join(", "),
    workingDays: type.workingDays === null ? "" : String(type.workingDays),
    customWorkingDays: type.customWorkingDays === null ? "" : String(type.customWorkingDays),
    parts: type.parts.map(({ tables, metres, ...part }) => ({
      ...part,
      tables: tables.map(({ fit, rows }) => ({ fit, rows: rowsOf(rows) })),
      metres: metres.map(String),
    })),
  };
}

function numberOf(text: string | undefined): number {
  return text === undefined || text.trim() === "" ? Number.NaN : Number(text.replace(",", "."));
}

function asSent({ sizes: typed, workingDays, customWorkingDays, parts, ...names }: TypedGarment) {
  const sizes = readTypedSizes(typed);
  const days = (text: string) => (text.trim() === "" ? null : Number(text));
  return {
    ...names,
    sizes,
    workingDays: days(workingDays),
    customWorkingDays: days(customWorkingDays),
    parts: parts.map(({ measurements, tables, metres, ...part }) => ({
      ...part,
      measurements: measurementNames.filter((name) => measurements.includes(name)),
      tables: tables.map(({ fit, rows }) => ({
        fit,
        rows: Object.fromEntries(
          measurements.map((name) => [name, sizes.map((_, index) => numberOf(rows[name][index]))]),
        ),
      })),
      metres: metres.some((each) => each && each.trim() !== "")
        ? sizes.map((_, index) => numberOf(metres[index]))
        : [],
    })),
  };
}

export const typedGarmentSchema = z.custom<TypedGarment>().transform((typed, context): GarmentTypeFields => {
  const read = garmentTypeFields.safeParse(asSent(typed));
  for (const { path, message } of read.error?.issues ?? [])
    context.addIssue({ code: "custom", path, message });
  return read.success ? read.data : z.NEVER;
});
