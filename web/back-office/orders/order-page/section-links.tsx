import { Link, useLocation } from "react-router";

type Section = { id: string; label: string; count?: number };

/** Links to the parts of the page; each moves the focus to its part. */
export function SectionLinks({ sections }: { sections: readonly Section[] }) {
  const { search, state } = useLocation();
  return (
    <nav
      aria-label="Sections of the order"
      className="no-print sticky top-0 z-10 -mx-1 mb-3 border-b border-line bg-paper px-1"
    >
      <ul className="flex flex-wrap">
        {sections.map(({ id, label, count }) => (
          <li key={id}>
            <Link
              to={{ search, hash: id }}
              // The rows of the list it was opened from stay known.
              state={state}
              replace
              onClick={() => document.getElementById(id)?.focus({ preventScroll: true })}
              className="flex min-h-[min(44px,var(--spacing-control))] items-center gap-1.5 px-3 max-sm:px-1.5 max-sm:text-sm whitespace-nowrap text-slate -outline-offset-3 hover:text-siyahi"
            >
              {label}
              {count !== undefined && count > 0 && <span className="font-[500] text-siyahi">{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
