import { z } from "zod";
import { withPlainDigits } from "./digits.ts";
import { paragraph } from "./text.ts";

const atMostTwoDecimals = (inches: number) => Number.isInteger(Math.round(inches * 1e6) / 1e4);

/** Inches, 1 to 99 with at most two decimals; a numeric string is read as its number. */
export const inches = z
  .union(
    [
      z.number(),
      z
        .string()
        .overwrite(withPlainDigits)
        .trim()
        .regex(/^\d{1,3}(\.\d+)?$/, "Enter a number of inches")
        .transform(Number),
    ],
    "Enter a number of inches",
  )
  .pipe(
    z
      .number("Enter a number of inches")
      .min(1, "Enter 1 to 99 inches")
      .max(99, "Enter 1 to 99 inches")
      .refine(atMostTwoDecimals, "Use at most two decimals"),
  );

/** A made-to-measure size: six measurements in inches and a note to the tailor. */
export const customSize = z.object({
  shirtLength: inches,
  chest: inches,
  shoulder: inches,
  sleeveLength: inches,
  trouserWaist: inches,
  trouserLength: inches,
  otherNote: paragraph(500).default(""),
});
export type CustomSize = z.output<typeof customSize>;

/** A custom size as it is kept and answered: numbers only. */
export const measuredSize = z.object({
  shirtLength: z.number(),
  chest: z.number(),
  shoulder: z.number(),
  sleeveLength: z.number(),
  trouserWaist: z.number(),
  trouserLength: z.number(),
  otherNote: z.string(),
});
