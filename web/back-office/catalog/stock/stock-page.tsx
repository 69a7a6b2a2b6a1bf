import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router";
import { getStock, stopStock } from "#contract/catalog/stock.ts";
import { listAuditLog } from "#contract/staff/staff.ts";
import { answerOf } from "#web/back-office/answer-of.ts";
import { callApi } from "#web/back-office/api.ts";
import { ConfirmButton } from "#web/back-office/ui/confirm-button.tsx";
import { KeysetPager } from "#web/back-office/ui/keyset-pager.tsx";
import { PageHeader } from "#web/back-office/ui/page-header.tsx";
import { toastSuccess } from "#web/ui/toast.ts";
import { CorrectStockForm } from "./correct-stock-form.tsx";
import { StartStock } from "./start-stock-form.tsx";
import { StockHistory } from "./stock-history.tsx";

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
  // What was typed is for what there was.
  const places = JSON.stringify([sizes, colors]);
  const ownPage = `/products/${encodeURIComponent(id)}`;

  async function stop() {
    const result = await callApi(stopStock, { body: { id } });
    if (!result.ok) return result;
    await revalidate();
    toastSuccess("Sewn to order");
    return undefined;
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
              label="Stop keeping stock"
              title={`Stop keeping stock of ${name}?`}
              text="Every size can be ordered again and is sewn to order. The numbers are forgotten: to begin again, the pieces are counted again."
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
