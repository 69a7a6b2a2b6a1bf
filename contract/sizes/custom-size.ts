import { z } from "zod";
import { reason } from "#contract/values/reason.ts";
import { plainText } from "../values/plain-text.ts";
import { paragraph } from "../values/text.ts";
import type { MeasurementName } from "./measurement-names.ts";

const atMostTwoDecimals = (inches: number) => Number.isInteger(Math.round(inches * 1e6) / 1e4);

/** Inches, 1 to 99 with at most two decimals; a numeric string is read as its number. */
export const inches = z
  .union(
    [
      z.number(),
      z
        .string()
        .overwrite(plainText)
        .trim()
        .regex(/^\d{1,3}(\.\d+)?$/, reason("ENTER_A_NUMBER_OF_INCHES"))
        .transform(Number),
    ],
    reason("ENTER_A_NUMBER_OF_INCHES"),
  )
  .pipe(
    z
      .number(reason("ENTER_A_NUMBER_OF_INCHES"))
      .min(1, reason("INCHES_OUT_OF_RANGE"))
      .max(99, reason("INCHES_OUT_OF_RANGE"))
      .refine(atMostTwoDecimals, reason("USE_AT_MOST_TWO_DECIMALS")),
  );

const aLength = inches.exactOptional();

/** The unit of entry and display. On the wire and in the database lengths are inches regardless. */
const shownUnit = z.literal("cm", reason("CHOOSE_ONE_OF_THOSE_OFFERED")).exactOptional();

/** Lengths in inches and a note to the tailor; a garment's type defines which lengths it needs (garments.ts). */
export const customSize = z.object({
  shirtLength: aLength,
  chest: aLength,
  shoulder: aLength,
  sleeveLength: aLength,
  trouserWaist: aLength,
  trouserLength: aLength,
  backLength: aLength,
  hip: aLength,
  head: aLength,
  unit: shownUnit,
  otherNote: paragraph(500).default(""),
} satisfies Record<MeasurementName | "unit" | "otherNote", z.ZodType>);
export type CustomSize = z.output<typeof customSize>;

const kept = z.number().exactOptional();

export const measuredSize = z.object({
  shirtLength: kept,
  chest: kept,
  shoulder: kept,
  sleeveLength: kept,
  trouserWaist: kept,
  trouserLength: kept,
  backLength: kept,
  hip: kept,
  head: kept,
  unit: z.literal("cm").exactOptional(),
  otherNote: z.string(),
} satisfies Record<MeasurementName | "unit" | "otherNote", z.ZodType>);
