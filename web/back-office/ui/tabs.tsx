import { Link } from "react-router";

export type Tab = { label: string; to: string; current: boolean; count?: number };

/** Links beneath a page's title, one of them current: the states of a list, or related lists. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav aria-label={label} className="no-print mb-3 border-b border-line">
      {/* Wrap: on a phone, tabs beyond the edge stay undiscovered. */}
      <ul className="flex flex-wrap">
        {tabs.map(({ label: text, to, current, count }) => (
          <li key={text}>
            <Link
              to={to}
              aria-current={current ? "page" : undefined}
              className="relative flex items-center px-3 py-2 whitespace-nowrap text-slate -outline-offset-3 hover:text-siyahi aria-[current]:font-[560] aria-[current]:text-siyahi aria-[current]:after:absolute aria-[current]:after:inset-x-3 aria-[current]:after:bottom-0 aria-[current]:after:h-0.75 aria-[current]:after:bg-siyahi max-sm:px-2 max-sm:aria-[current]:after:inset-x-2 pointer-coarse:min-h-11"
            >
              {text}
              {count !== undefined && (
                <span className="ms-1.5 font-[500] text-siyahi">{count.toLocaleString("en-PK")}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
