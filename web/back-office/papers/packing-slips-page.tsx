import type { LoaderFunctionArgs } from "react-router";
import { useLoaderData } from "react-router";
import { getPackingSlips } from "#contract/order-views/packing.ts";
import { answerOf } from "#web/back-office/answer-of.ts";
import { callApi } from "#web/back-office/api.ts";
import { askedOrders } from "#web/back-office/ui/asked-orders.ts";
import { PackingSlip } from "./packing-slip.tsx";
import { PrintLayout } from "./print-layout.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  return answerOf(await callApi(getPackingSlips, { query: { ids: askedOrders(request) } }), request);
}

export function Component() {
  const { shop, orders } = useLoaderData<typeof loader>();
  return (
    <PrintLayout names={["Packing slip", "packing slips"]}>
      {orders.flatMap((order) =>
        order.slips.map(({ parcel }, index) => (
          <PackingSlip
            key={`${order.id} ${parcel?.reference ?? ""}`}
            shop={shop}
            order={order}
            index={index}
          />
        )),
      )}
    </PrintLayout>
  );
}
