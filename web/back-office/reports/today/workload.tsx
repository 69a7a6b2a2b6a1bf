import type { Dashboard } from "#contract/reports/dashboard.ts";
import { When } from "#web/back-office/ui/values.tsx";
import { joinClasses } from "#web/ui/join-classes.ts";

type WorkDay = Dashboard["workload"][number];

const crowded = 0.8;

export function Workload({ days }: { days: readonly WorkDay[] }) {
  const late = days.find(({ isTooMuch }) => isTooMuch);
  return (
    <section aria-labelledby="workload" className="mb-6">
      <h2 id="workload" className="mb-2 text-xl">
        Workshop
      </h2>
      {late && (
        <p className="mb-2 font-[560] text-anar">
          More is due up to <When at={late.day} dayOnly /> than the workshop can make: call customers, or add
          workers.
        </p>
      )}
      <ol className="grid grid-cols-2 gap-x-4 gap-y-2.5 sm:grid-cols-4 lg:grid-cols-6">
        {days.map((day) => (
          <li key={day.day} className="grid content-start gap-1 text-sm">
            <span className="flex flex-wrap justify-between gap-x-2">
              <When at={day.day} dayOnly />
              <span className={labelOf(day) ? "font-[560]" : "text-slate"}>
                {day.pieces} of {day.capacity}
              </span>
            </span>
            <span aria-hidden="true" className="block h-1.5 overflow-hidden rounded-sm bg-line">
              <span
                className={joinClasses("block h-full", day.isTooMuch ? "bg-anar" : "bg-kashi")}
                style={{ width: `${share(day) * 100}%` }}
              />
            </span>
            {labelOf(day) && (
              <span className={day.isTooMuch ? "text-anar" : "text-slate"}>{labelOf(day)}</span>
            )}
          </li>
        ))}
      </ol>
      <p className="mt-2 max-w-[75ch] text-sm text-slate">
        Pieces to make each day, counted as in the settings, if each order is finished on its promised day;
        overdue ones come first. New orders get days with free capacity.
      </p>
    </section>
  );
}

function share({ pieces, capacity }: WorkDay): number {
  return capacity === 0 ? 1 : Math.min(pieces / capacity, 1);
}

function labelOf(day: WorkDay): string {
  if (day.isTooMuch) return "Too much";
  if (day.capacity === 0) return "Due on a day off";
  if (share(day) === 1) return "Full";
  return share(day) >= crowded ? "Crowded" : "";
}
