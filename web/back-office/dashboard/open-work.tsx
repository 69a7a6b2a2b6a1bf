import { Link } from "react-router";
import type { Dashboard } from "#contract/back-office/dashboard.ts";
import { useNews } from "../news/news-store.ts";

const work = [
  { key: "toConfirm", label: "To confirm", to: "/orders?status=Pending&confirmed=no" },
  { key: "toCut", label: "To cut", to: "/job-tickets" },
  { key: "toDispatch", label: "In work, to dispatch", to: "/job-tickets?stage=started" },
  { key: "overdue", label: "Overdue", to: "/job-tickets?stage=overdue" },
] as const;

/** Only of shops that take transfers; nothing to do is nothing to say. */
const payments = { key: "toCompare", label: "Payments to compare", to: "/orders?asked=payment" } as const;

export function OpenWork({ work: loaded }: { work: Dashboard["openWork"] }) {
  const counts = useNews().openWork ?? loaded;
  return (
    <nav aria-label="Open work" className="no-print mb-6">
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {(counts.toCompare > 0 ? [...work, payments] : work).map(({ key, label, to }) => (
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
