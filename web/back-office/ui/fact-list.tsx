import type { ReactNode } from "react";

type FactListProps = { label: string; facts: readonly { name: string; value: ReactNode }[] };

export function FactList({ label, facts }: FactListProps) {
  return (
    <section aria-label={label} className="mb-5 rounded-lg border border-line px-4 py-3">
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        {facts.map(({ name, value }) => (
          <div key={name} className="min-w-0">
            <dt className="text-sm text-slate">{name}</dt>
            <dd className="font-[540] wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
