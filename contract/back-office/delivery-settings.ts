import { z } from "zod";
import type { DeliveryRules } from "../delivery/delivery-rules.ts";
import { provinces } from "../provinces.ts";
import { requiredLine } from "../text.ts";

const daysSentence = "Enter whole days";

export function wholeDays(least: number, most: number) {
  return z
    .number(daysSentence)
    .int(daysSentence)
    .min(least, `Enter at least ${least} ${least === 1 ? "day" : "days"}`)
    .max(most, `Enter at most ${most} days`);
}

function wholePieces(most: number) {
  const sentence = "Enter whole pieces";
  return z.number(sentence).int(sentence).min(1, "Enter at least 1").max(most, `Enter at most ${most}`);
}

const weekdays = z
  .array(z.number().int().min(0).max(6), "Choose days of the week")
  .min(1, "Choose at least one day of the week")
  .max(7)
  .overwrite((days) => [...new Set(days)].sort())
  .readonly();

const courierDays = { from: wholeDays(1, 30), to: wholeDays(1, 30) };
const inOrder = {
  check: ({ from, to }: { from: number; to: number }) => from <= to,
  problem: { message: "Enter no fewer days than the fewest", path: ["to"] },
};

const longestHoliday = 31;
const dayLength = 86_400_000;

const holiday = z
  .object({
    from: z.iso.date("Enter a day"),
    to: z.iso.date("Enter a day"),
    name: requiredLine(60, "Enter what is celebrated"),
  })
  .refine(({ from, to }) => from <= to, { message: "End on the first day or later", path: ["to"] })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < longestHoliday * dayLength, {
    message: `Enter at most ${longestHoliday} days`,
    path: ["to"],
  });

/** What the merchant may set about when orders leave and arrive. */
export const deliveryRules = {
  dispatchCity: requiredLine(60, "Enter where parcels leave from"),
  workdays: weekdays,
  courierWorkdays: weekdays,
  holidays: z.array(holiday).max(100, "Keep at most 100 holidays").readonly(),
  cutOffHour: z
    .number("Enter an hour from 0 to 24")
    .int("Enter an hour from 0 to 24")
    .min(0, "Enter an hour from 0 to 24")
    .max(24, "Enter an hour from 0 to 24"),
  workingDays: wholeDays(1, 60),
  customWorkingDays: wholeDays(1, 60),
  piecesPerDay: wholePieces(100_000),
  customPieceWeight: wholePieces(20),
  courierDays: z.record(z.enum(provinces), z.object(courierDays).refine(inOrder.check, inOrder.problem)),
  courierDaysByCity: z
    .array(
      z
        .object({ city: requiredLine(100, "Enter a city"), ...courierDays })
        .refine(inOrder.check, inOrder.problem),
    )
    .max(200, "Name at most 200 cities")
    .readonly(),
} satisfies Record<keyof DeliveryRules, z.ZodType>;
