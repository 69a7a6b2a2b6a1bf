import { useEffect } from "react";
import { Link } from "react-router";
import type { Dashboard } from "#contract/reports/dashboard.ts";
import { learnOpenWork, useLiveOrders } from "#web/back-office/orders/live-orders/live-orders-store.ts";

const work = [
  { key: "toConfirm", label: "To confirm", to: "/orders?status=Pending&confirmed=no" },
  { key: "toCut", label: "To cut", to: "/job-tickets" },
  { key: "toDispatch", label: "In work, to dispatch", to: "/job-tickets?stage=started" },
  { key: "overdue", label: "Overdue", to: "/job-tickets?stage=overdue" },
] as const;

/** Not of every shop; nothing to do is nothing to say. */
const atTimes = [
  { key: "toCompare", label: "Payments to compare", to: "/orders?asked=payment" },
  { key: "toCancel", label: "Customers who want to cancel", to: "/orders?asked=cancel" },
  { key: "returnsToAnswer", label: "Returns to answer", to: "/returns?state=asked" },
  { key: "messagesToAnswer", label: "Messages to answer", to: "/messages?state=open" },
  { key: "toAnswer", label: "Parcels not handed over", to: "/parcels" },
  { key: "refusedParcels", label: "Parcels to book again", to: "/parcels?list=refused" },
  { key: "parcelsBack", label: "Parcels that came back", to: "/parcels?list=returned" },
  { key: "carriedAllTheSame", label: "Called off, carried all the same", to: "/parcels?list=called-off" },
  { key: "toRepair", label: "Pieces to repair", to: "/repairs" },
  { key: "toPayBack", label: "Money to give back", to: "/orders?cash=owed" },
] as const;

export function OpenWork({ work: loaded }: { work: Dashboard["openWork"] }) {
  const counts = useLiveOrders().openWork ?? loaded;
  // Newer than the last answer about live orders, such as after work of one's own.
  useEffect(() => learnOpenWork(loaded), [loaded]);
  return (
    <nav aria-label="Open work" className="no-print mb-6">
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {[...work, ...atTimes.filter(({ key }) => counts[key] > 0)].map(({ key, label, to }) => (
          <li key={key}>
            <Link
              to={to}
              className="flex h-full flex-col justify-between gap-1 rounded-lg border border-line px-4 py-3 hover:border-line-strong"
            >
              <span className="text-sm text-slate">{label}</span>
              <span
                className={`text-3xl leading-none font-[600] ${key === "overdue" && counts.overdue > 0 ? "text-anar" : ""}`}
              >
                {counts[key].toLocaleString("en-PK")}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
