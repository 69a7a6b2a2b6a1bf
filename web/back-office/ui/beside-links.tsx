import { useLocation } from "react-router";
import ChevronLeft from "#icons/chevron-left.mjs";
import ChevronRight from "#icons/chevron-right.mjs";
import { ButtonLink } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";

export type RowsBeside = { rows: readonly string[] };

/** To the entries before and after this page in the list it was opened from; nothing where it was opened otherwise. */
export function BesideLinks() {
  const { pathname, state } = useLocation();
  const rows = rowsOf(state);
  const place = rows.indexOf(pathname);
  if (place === -1) return null;
  const [before, after] = [rows[place - 1], rows[place + 1]];
  return (
    <nav aria-label="List" className="flex gap-1">
      {before !== undefined && (
        <ButtonLink look="quiet" to={before} state={state} data-shortcut="back" aria-label="Previous">
          <Icon icon={ChevronLeft} />
        </ButtonLink>
      )}
      {after !== undefined && (
        <ButtonLink look="quiet" to={after} state={state} data-shortcut="next" aria-label="Next">
          <Icon icon={ChevronRight} />
        </ButtonLink>
      )}
    </nav>
  );
}

function rowsOf(state: unknown): string[] {
  if (typeof state !== "object" || state === null || !("rows" in state)) return [];
  return Array.isArray(state.rows) ? state.rows.map(String) : [];
}
