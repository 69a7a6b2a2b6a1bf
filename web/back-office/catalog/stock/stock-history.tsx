import type { AuditEntry } from "#contract/staff/staff.ts";
import { changedValues } from "#web/back-office/staff/changed-values.ts";
import { DataTable } from "#web/back-office/ui/data-table.tsx";
import { When } from "#web/back-office/ui/when.tsx";
import { stockActionWords } from "./stock-words.ts";

type StockHistoryProps = {
  entries: readonly AuditEntry[];
  sizes: readonly string[];
};

/** What orders take is not in it. */
export function StockHistory({ entries, sizes }: StockHistoryProps) {
  return (
    <section className="mt-6">
      <h2 className="mb-3 text-lg">Changes by staff</h2>
      <DataTable
        caption="Changes by staff"
        columns={[
          { head: "What", cell: ({ action }) => stockActionWords(action) },
          { head: "Pieces", cell: ({ before, after }) => piecesMoved(before, after, sizes) },
          { head: "Who", cell: ({ staff }) => staff.name },
          { head: "When", cell: ({ at }) => <When at={at} />, isCardEnd: true },
        ]}
        rows={entries}
        keyOf={({ id }) => id}
        empty={null}
      />
    </section>
  );
}

function piecesMoved(before: unknown, after: unknown, sizes: readonly string[]): string {
  const changes = changedValues(before, after).sort(
    (one, other) => sizes.indexOf(one.name) - sizes.indexOf(other.name),
  );
  const parts = changes.map(({ name, before: old, after: now }) => {
    if (old === undefined) return `${name} ${now}`;
    if (now === undefined) return `${name} ${old}`;
    const change = Number(now) - Number(old);
    return `${name} ${change > 0 ? "+" : "−"}${Math.abs(change)}, now ${now}`;
  });
  return parts.join("; ");
}
