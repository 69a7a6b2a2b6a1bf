import { isSewnForOne, type LineForSomebody } from "../cart/sewn-for-one.ts";
import {
  type Day,
  type DayNumber,
  dayInKarachi,
  dayNumber,
  dayOfNumber,
  hourInKarachi,
  momentOf,
  weekdayOf,
} from "../values/karachi-time.ts";
import type { CourierDays, DeliveryRules } from "./delivery-rules.ts";

/** Days in Karachi: the order leaves by the first one and arrives between the others. */
export type DeliveryPromise = { leavesBy: Day; arrivesFrom: Day; arrivesBy: Day };

/** Standard pieces, and personalised ones (`isSewnForOne`). */
export type PieceCount = {
  standard: number;
  custom: number;
  /** Working days of the slowest garment; the shop's own may be more. */
  atLeastDays?: number | undefined;
};

/** Destination of an order; unknown parts are absent or empty. */
export type Destination = { province?: string | undefined; city?: string | undefined };

/** Capacity taken by open orders, in pieces as `weighPieces` counts them, by promised day of dispatch. */
export type PromisedWork = ReadonlyMap<DayNumber, number>;

type DayTest = (day: DayNumber) => boolean;

/** Horizon in days from today of every promise and search. */
const furthest = 730;

/** Capacity that an order takes: a personalised piece counts as several. */
export function weighPieces(pieces: PieceCount, { customPieceWeight }: DeliveryRules): number {
  return pieces.standard + pieces.custom * customPieceWeight;
}

export type LineToMake = LineForSomebody & {
  quantity: number;
  working_days?: number | null | undefined;
};

export function countPieces(lines: readonly LineToMake[]): PieceCount {
  const pieces = { standard: 0, custom: 0 };
  for (const line of lines) pieces[isSewnForOne(line) ? "custom" : "standard"] += line.quantity;
  const atLeastDays = Math.max(0, ...lines.map(({ working_days }) => working_days ?? 0));
  return atLeastDays === 0 ? pieces : { ...pieces, atLeastDays };
}

/**
 * The dates of an order: the one rule for what shoppers see, orders store and the workshop must meet. An order on a day
 * off, or from the cut-off hour on, counts as one of the next working day. It leaves after the working days of its
 * slowest piece, or when capacity beside promised work allows; then the courier takes the days of its city, else of its
 * province, else the widest span of all.
 */
export function promiseDelivery(question: {
  rules: DeliveryRules;
  at: Date;
  pieces: PieceCount;
  promised: PromisedWork;
  to: Destination;
}): DeliveryPromise {
  const { rules, at, pieces, promised, to } = question;
  const isWorkday = dayTest(rules.workdays, rules);
  const ofShop = pieces.custom > 0 ? rules.customWorkingDays : rules.workingDays;
  const days = Math.max(ofShop, pieces.atLeastDays ?? 0);
  const earliest = stepDays(firstDay(at, rules, isWorkday), days, isWorkday);
  const today = dayNumber(dayInKarachi(at));
  const taken = spreadWork(promised, today, rules);
  const room = (day: DayNumber) => rules.piecesPerDay - (taken.get(day) ?? 0);
  const leavesBy = dayWithRoom(earliest, weighPieces(pieces, rules), room, isWorkday);
  return arrivalOf(dayOfNumber(leavesBy), to, rules);
}

export function arrivalOf(leavesBy: Day, to: Destination, rules: DeliveryRules): DeliveryPromise {
  const courier = courierDaysTo(to, rules);
  const isDelivered = dayTest(rules.courierWorkdays, rules);
  const arrival = (days: number) => dayOfNumber(stepDays(dayNumber(leavesBy), days, isDelivered));
  return { leavesBy, arrivesFrom: arrival(courier.from), arrivesBy: arrival(courier.to) };
}

/** When a promise expires: the next cut-off hour or midnight in Karachi. */
export function promiseHoldsUntil(at: Date, { cutOffHour }: Pick<DeliveryRules, "cutOffHour">): Date {
  return momentOf(dayInKarachi(at), hourInKarachi(at) < cutOffHour ? cutOffHour : 24);
}

/**
 * Schedules work on each day from today as late as its promise allows; excess over a day's capacity moves to earlier
 * working days. Work that is late, or has no room before its day, takes the first free days.
 */
export function spreadWork(
  promised: PromisedWork,
  today: DayNumber,
  rules: Pick<DeliveryRules, "workdays" | "holidays" | "piecesPerDay">,
): Map<DayNumber, number> {
  const { piecesPerDay: capacity } = rules;
  const isWorkday = dayTest(rules.workdays, rules);
  const done = new Map<DayNumber, number>();
  const work = (day: DayNumber, pieces: number): number => {
    const free = isWorkday(day) ? capacity - (done.get(day) ?? 0) : 0;
    const taken = Math.min(free, pieces);
    if (taken > 0) done.set(day, capacity - free + taken);
    return pieces - taken;
  };
  let left = 0;
  for (let day = Math.max(today, ...promised.keys()); day >= today; day -= 1)
    left = work(day, left + (promised.get(day) ?? 0));
  for (const [day, pieces] of promised) if (day < today) left += pieces;
  for (let day = today; left > 0 && day < today + furthest; day += 1) left = work(day, left);
  return done;
}

/** Gives a test for workdays: these weekdays, without holidays. */
export function dayTest(weekdays: readonly number[], { holidays }: Pick<DeliveryRules, "holidays">): DayTest {
  const off = holidays.map(({ from, to }) => ({ from: dayNumber(from), to: dayNumber(to) }));
  return (day) => weekdays.includes(weekdayOf(day)) && !off.some(({ from, to }) => from <= day && day <= to);
}

function firstDay(at: Date, { cutOffHour }: DeliveryRules, isWorkday: DayTest): DayNumber {
  const counted = dayNumber(dayInKarachi(at)) + (hourInKarachi(at) < cutOffHour ? 0 : 1);
  return isWorkday(counted) ? counted : stepDays(counted, 1, isWorkday);
}

function stepDays(from: DayNumber, steps: number, counts: DayTest): DayNumber {
  let day = from;
  for (let left = steps; left > 0 && day < from + furthest; ) {
    day += 1;
    if (counts(day)) left -= 1;
  }
  return day;
}

/** The working day on which the last piece finds capacity, from `earliest` on. */
function dayWithRoom(
  earliest: DayNumber,
  pieces: number,
  roomOn: (day: DayNumber) => number,
  isWorkday: DayTest,
): DayNumber {
  let found = earliest;
  let left = pieces - roomOn(found);
  for (let day = earliest + 1; left > 0 && day < earliest + furthest; day += 1) {
    if (!isWorkday(day)) continue;
    found = day;
    left -= roomOn(day);
  }
  return found;
}

/** Days of delivery to a place; the widest span of all where it is unknown. */
export function courierDaysTo(
  { city, province }: Destination,
  rules: Pick<DeliveryRules, "courierDays" | "courierDaysByCity">,
): CourierDays {
  const isNamed = (name: string, wanted = "") => name.trim().toLowerCase() === wanted.trim().toLowerCase();
  const provinces = Object.entries(rules.courierDays).map(([name, days]) => ({ name, ...days }));
  const known =
    rules.courierDaysByCity.find((place) => isNamed(place.city, city)) ??
    provinces.find(({ name }) => isNamed(name, province));
  if (known) return known;
  const all = [...provinces, ...rules.courierDaysByCity];
  return { from: Math.min(...all.map(({ from }) => from)), to: Math.max(...all.map(({ to }) => to)) };
}
