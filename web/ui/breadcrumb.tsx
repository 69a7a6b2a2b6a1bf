import { Link } from "react-router";
import { uiMessages } from "#messages/ui.ts";

export type Crumb = { label: string; to?: string };

export function Breadcrumb({ items }: { items: readonly Crumb[] }) {
  return (
    <nav aria-label={uiMessages.breadcrumb} className="print:hidden">
      <ol className="flex flex-wrap gap-x-2 text-sm text-slate">
        <li>
          <Link to="/" className="inline-block py-1 hover:underline">
            {uiMessages.home}
          </Link>
        </li>
        {items.map(({ label, to }, index) => (
          <li key={label} className="flex gap-x-2 py-1">
            <span aria-hidden="true">/</span>
            {to ? (
              <Link to={to} className="hover:underline">
                {label}
              </Link>
            ) : (
              <span aria-current={index === items.length - 1 ? "page" : undefined}>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
