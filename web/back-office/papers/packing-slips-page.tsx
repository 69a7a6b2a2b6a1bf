import { useLoaderData } from "react-router";
import { PackingSlip } from "./packing-slip.tsx";
import { loadPrintedOrders, PrintLayout } from "./print-layout.tsx";

export const loader = loadPrintedOrders;

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
