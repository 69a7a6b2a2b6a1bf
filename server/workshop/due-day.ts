const dayLength = 86_400_000;
const sunday = 0;
/** Pakistan has one time all year. */
const karachi = 5 * 3_600_000;

/** The day in Karachi, as `2026-11-21`. */
export function dayInKarachi(at: Date): string {
  return new Date(at.getTime() + karachi).toISOString().slice(0, 10);
}

/** The day on which an order should leave the shop: this many working days, Monday to Saturday, after it came. */
export function dueDay(orderedAt: Date, workingDays: number): string {
  let day = Date.parse(dayInKarachi(orderedAt));
  for (let left = workingDays; left > 0; ) {
    day += dayLength;
    if (new Date(day).getUTCDay() !== sunday) left -= 1;
  }
  return new Date(day).toISOString().slice(0, 10);
}

/**
 * The moment before which an order must have come to be overdue now. A later order is never due earlier, so what is due
 * needs no column: the setting holds for open orders too, and their index by date finds them.
 */
export function overdueBefore(now: Date, workingDays: number): Date {
  const today = dayInKarachi(now);
  let first = Date.parse(today);
  while (dueDay(startOf(first - dayLength), workingDays) >= today) first -= dayLength;
  return startOf(first);
}

/** The first moment in Karachi of a day that is given as its midnight in UTC. */
function startOf(day: number): Date {
  return new Date(day - karachi);
}
