import { PackageSearch } from "lucide-react";
import { ButtonLink } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";

export function meta() {
  return [{ title: "Order Details | Tabeeb" }, { name: "robots", content: "noindex" }];
}

/** A page of one person, whoever that is. */
export function headers() {
  return { "Cache-Control": "private, no-store" };
}

export default function OrdersPage() {
  return (
    <main className="wrap max-w-245 pt-9 pb-24">
      <h1>Order Details</h1>
      <p className="mt-1.5 text-slate">Check the status of recent and old orders</p>
      <EmptyState
        icon={PackageSearch}
        title="No Orders"
        action={<ButtonLink to="/order-track">Track an order by its number</ButtonLink>}
      />
    </main>
  );
}
