import { describeMeasurements, englishChoices } from "#contract/cart/describe-choices.ts";
import type { MeasurementSet } from "#contract/customers/measurement-sets.ts";
import Ruler from "#icons/ruler.mjs";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Typed } from "../ui/typed.tsx";
import { When } from "../ui/when.tsx";

export function SavedMeasurements({ sets }: { sets: readonly MeasurementSet[] }) {
  if (sets.length === 0) {
    return (
      <div className="rounded-lg border border-line">
        <EmptyState icon={Ruler} title="No saved measurements" />
      </div>
    );
  }
  return (
    <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
      {sets.map(({ id, name, custom_size, updatedAt }) => (
        <li key={id} className="grid content-start gap-2 rounded-lg border border-line px-4 py-3">
          <p className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="font-[560]">
              <Typed text={name} />
            </span>
            <span className="text-sm text-slate">
              <When at={updatedAt} dayOnly />
            </span>
          </p>
          <dl className="grid grid-cols-[1fr_auto] gap-x-4 text-sm">
            {describeMeasurements({ ...custom_size, otherNote: "" }, englishChoices).map(
              ({ label, value }) => (
                <div key={label} className="contents">
                  <dt className="text-slate">{label}</dt>
                  <dd className="text-end">{value}</dd>
                </div>
              ),
            )}
          </dl>
          {custom_size.otherNote && (
            <p className="text-sm">
              <Typed text={custom_size.otherNote} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
