import { useLoaderData } from "react-router";
import { InvoiceSheet } from "./invoice-sheet.tsx";
import { loadPapers } from "./load-papers.ts";
import { PaperFrame } from "./paper-frame.tsx";

export const loader = loadPapers;

export function Component() {
  const { shop, orders } = useLoaderData<typeof loader>();
  return (
    <PaperFrame names={["Invoice", "invoices"]}>
      {orders.map((order) => (
        <InvoiceSheet key={order.id} shop={shop} order={order} />
      ))}
    </PaperFrame>
  );
}
