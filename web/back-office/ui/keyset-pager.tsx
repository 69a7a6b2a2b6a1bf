import { useLocation, useSearchParams } from "react-router";
import ChevronLeft from "#icons/chevron-left.mjs";
import ChevronRight from "#icons/chevron-right.mjs";
import { ButtonLink } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";

type KeysetPagerProps = {
  next: string | null;
};

export function KeysetPager({ next }: KeysetPagerProps) {
  const [params] = useSearchParams();
  const trail = trailOf(useLocation().state);
  const here = params.get("after") ?? "";
  if (here === "" && next === null) return null;

  function addressOf(after: string): string {
    const search = new URLSearchParams(params);
    if (after === "") search.delete("after");
    else search.set("after", after);
    return `?${search}`;
  }

  return (
    <nav aria-label="Pages" className="no-print mt-3 flex justify-end gap-2">
      {here !== "" && (
        <ButtonLink
          look="secondary"
          data-shortcut="back"
          to={addressOf(trail.at(-1) ?? "")}
          state={{ trail: trail.slice(0, -1) }}
        >
          <Icon icon={ChevronLeft} />
          {trail.length > 0 ? "Previous" : "First page"}
        </ButtonLink>
      )}
      {next !== null && (
        <ButtonLink
          look="secondary"
          data-shortcut="next"
          to={addressOf(next)}
          state={{ trail: [...trail, here] }}
        >
          Next
          <Icon icon={ChevronRight} />
        </ButtonLink>
      )}
    </nav>
  );
}

function trailOf(state: unknown): string[] {
  if (typeof state !== "object" || state === null || !("trail" in state)) return [];
  return Array.isArray(state.trail) ? state.trail.map(String) : [];
}
