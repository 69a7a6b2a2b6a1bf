import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router";
import { getStock, stopStock } from "#contract/catalog/stock.ts";
import { type AuditEntry, listAuditLog } from "#contract/staff/staff.ts";
import { answerOf } from "#web/back-office/answer-of.ts";
import { callApi } from "#web/back-office/api.ts";
import { changedValues } from "#web/back-office/staff/changed-values.ts";
import { ConfirmButton } from "#web/back-office/ui/confirm-button.tsx";
import { DataTable } from "#web/back-office/ui/data-table.tsx";
import { KeysetPager } from "#web/back-office/ui/keyset-pager.tsx";
import { PageHeader } from "#web/back-office/ui/page-header.tsx";
import { When } from "#web/back-office/ui/values.tsx";
import { toastSuccess } from "#web/ui/toast.ts";
import { CorrectStockForm } from "./correct-stock-form.tsx";
import { StartStock } from "./start-stock-form.tsx";
import { describeStockAction } from "./stock-labels.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const id = params.id ?? "";
  const after = new URL(request.url).searchParams.get("after");
  const [stock, changes] = await Promise.all([
    callApi(getStock, { query: { id } }),
    callApi(listAuditLog, { query: { subjectKind: "stock", subjectId: id, ...(after ? { after } : {}) } }),
  ]);
  return { ...answerOf(stock, request), history: answerOf(changes, request) };
}

export function Component() {
  const { product, history } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const { id, name, sizes, colors, stock } = product;
  // Entered corrections refer to the previous stock.
  const places = JSON.stringify([sizes, colors]);
  const ownPage = `/products/${encodeURIComponent(id)}`;

  async function stop() {
    const result = await callApi(stopStock, { body: { id } });
    if (!result.ok) return result;
    await revalidate();
    toastSuccess("Sewn to order");
  }

  return (
    <>
      <PageHeader
        title="Stock"
        crumbs={[
          { label: "Products", to: "/products" },
          { label: name, to: ownPage },
        ]}
        actions={
          stock && (
            <ConfirmButton
              label="Stop tracking"
              title={`Stop tracking stock of ${name}?`}
              text="Every size can be ordered again and is sewn to order. The numbers are deleted: to start tracking again, count the pieces again."
              confirmLabel="Stop"
              busyLabel="Stopping..."
              onConfirm={stop}
            />
          )
        }
      />
      {stock ? (
        <CorrectStockForm key={places} id={id} stock={stock} colors={colors} cancelTo={ownPage} />
      ) : (
        <StartStock key={places} id={id} sizes={sizes} colors={colors} cancelTo={ownPage} />
      )}
      {history.items.length > 0 && (
        <>
          <StockHistory entries={history.items} sizes={sizes} />
          <KeysetPager next={history.next} />
        </>
      )}
    </>
  );
}

type StockHistoryProps = {
  entries: readonly AuditEntry[];
  sizes: readonly string[];
};

/** Excludes changes made by orders. */
function StockHistory({ entries, sizes }: StockHistoryProps) {
  return (
    <section className="mt-6">
      <h2 className="mb-3 text-lg">Changes by staff</h2>
      <DataTable
        caption="Changes by staff"
        columns={[
          { head: "What", cell: ({ action }) => describeStockAction(action) },
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
