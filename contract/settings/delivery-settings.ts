import { z } from "zod";
import type { DeliveryRules } from "#contract/delivery/delivery-rules.ts";
import { provinces } from "#contract/values/provinces.ts";
import { reason } from "#contract/values/reason.ts";
import { requiredLine } from "#contract/values/text.ts";

const daysSentence = reason("ENTER_WHOLE_DAYS");

export function wholeDays(least: number, most: number) {
  return z
    .number(daysSentence)
    .int(daysSentence)
    .min(least, reason("AT_LEAST_DAYS", { least }))
    .max(most, reason("AT_MOST_DAYS", { most }));
}

export function wholePieces(most: number) {
  const sentence = reason("ENTER_WHOLE_PIECES");
  return z
    .number(sentence)
    .int(sentence)
    .min(1, reason("ENTER_AT_LEAST_1"))
    .max(most, reason("ENTER_AT_MOST", { most }));
}

const weekdays = z
  .array(z.number().int().min(0).max(6), reason("CHOOSE_DAYS_OF_THE_WEEK"))
  .min(1, reason("CHOOSE_A_DAY_OF_THE_WEEK"))
  .max(7)
  .overwrite((days) => [...new Set(days)].sort())
  .readonly();

const courierDays = { from: wholeDays(1, 30), to: wholeDays(1, 30) };
const inOrder = {
  check: ({ from, to }: { from: number; to: number }) => from <= to,
  problem: { message: reason("FEWER_DAYS_THAN_FEWEST"), path: ["to"] },
};

const longestHoliday = 31;
const dayLength = 86_400_000;

const holiday = z
  .object({
    from: z.iso.date(reason("ENTER_A_DAY")),
    to: z.iso.date(reason("ENTER_A_DAY")),
    name: requiredLine(60, reason("ENTER_WHAT_IS_CELEBRATED")),
  })
  .refine(({ from, to }) => from <= to, { message: reason("END_ON_THE_FIRST_DAY_OR_LATER"), path: ["to"] })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < longestHoliday * dayLength, {
    message: reason("AT_MOST_DAYS", { most: longestHoliday }),
    path: ["to"],
  });

export const deliveryRules = {
  dispatchCity: requiredLine(60, reason("ENTER_WHERE_PARCELS_LEAVE_FROM")),
  workdays: weekdays,
  courierWorkdays: weekdays,
  holidays: z.array(holiday).max(100, reason("KEEP_AT_MOST_100_HOLIDAYS")).readonly(),
  cutOffHour: z
    .number(reason("HOUR_OUT_OF_RANGE"))
    .int(reason("HOUR_OUT_OF_RANGE"))
    .min(0, reason("HOUR_OUT_OF_RANGE"))
    .max(24, reason("HOUR_OUT_OF_RANGE")),
  workingDays: wholeDays(1, 60),
  customWorkingDays: wholeDays(1, 60),
  piecesPerDay: wholePieces(100_000),
  customPieceWeight: wholePieces(20),
  courierDays: z.record(z.enum(provinces), z.object(courierDays).refine(inOrder.check, inOrder.problem)),
  courierDaysByCity: z
    .array(
      z
        .object({ city: requiredLine(100, reason("ENTER_A_CITY")), ...courierDays })
        .refine(inOrder.check, inOrder.problem),
    )
    .max(200, reason("NAME_AT_MOST_200_CITIES"))
    .readonly(),
} satisfies Record<keyof DeliveryRules, z.ZodType>;
