import type { ReactNode } from "react";

// `<bdi>`: a minus stays before its amount in right-to-left languages as well.
type RowProps = { label: ReactNode; children: ReactNode };

export function AmountRow({ label, children }: RowProps) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-slate">{label}</dt>
      <dd className="text-end whitespace-nowrap">
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}

export function TotalRow({ label, children }: RowProps) {
  return (
    <div className="mt-1 flex justify-between gap-4 border-t border-line pt-3.5 text-xl font-[620]">
      <dt>{label}</dt>
      <dd className="text-end whitespace-nowrap">
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}
