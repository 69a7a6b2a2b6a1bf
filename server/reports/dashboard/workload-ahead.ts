import { dayTest, spreadWork } from "#contract/delivery/promise-delivery.ts";
import type { Dashboard } from "#contract/reports/dashboard.ts";
import { type DayNumber, dayInKarachi, dayNumber, dayOfNumber } from "#contract/values/karachi-time.ts";
import type { DeliverySchedule } from "#server/catalog/delivery/delivery-schedule.ts";

const daysAhead = 14;

export async function workloadAhead(
  schedule: Pick<DeliverySchedule, "promised" | "rules">,
  today: DayNumber = dayNumber(dayInKarachi(new Date())),
): Promise<Dashboard["workload"]> {
  const rules = schedule.rules();
  const promised = await schedule.promised();
  const done = spreadWork(promised, today, rules);
  const isWorkday = dayTest(rules.workdays, rules);
  let due = 0;
  for (const [day, pieces] of promised) if (day < today) due += pieces;
  let possible = 0;
  const days: Dashboard["workload"] = [];
  for (let day = today; day < today + daysAhead; day += 1) {
    const capacity = isWorkday(day) ? rules.piecesPerDay : 0;
    const dueToday = promised.get(day) ?? 0;
    due += dueToday;
    possible += capacity;
    if (capacity === 0 && dueToday === 0) continue;
    days.push({ day: dayOfNumber(day), pieces: done.get(day) ?? 0, capacity, isTooMuch: due > possible });
  }
  return days;
}
