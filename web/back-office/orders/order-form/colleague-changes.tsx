import type { OrderChange } from "#contract/order-views/office-orders.ts";

type ColleagueChangesProps = { theirs: readonly OrderChange[]; mine: readonly OrderChange[] };

/** Changes of a colleague since the page was opened, with both values where both have changed the same. */
export function ColleagueChanges({ theirs, mine }: ColleagueChangesProps) {
  if (theirs.length === 0) return null;
  return (
    <div className="rounded-md border border-line px-4 py-3">
      <p className="font-[560]">A colleague has changed this order:</p>
      <ul className="grid gap-1 text-sm">
        {theirs.map(({ what, before, after }) => {
          const own = mine.find((change) => change.what === what);
          return (
            <li key={what + before + after} className="wrap-anywhere">
              <span className="text-slate">{what}: </span>
              {own ? (
                <>
                  {`theirs `}
                  <b className="font-[560]">{after || "none"}</b>
                  {`, yours `}
                  <b className="font-[560]">{own.after || "none"}</b>
                </>
              ) : (
                <>
                  <del>
                    <span className="sr-only">was </span>
                    {before}
                  </del>{" "}
                  <ins className="font-[560] no-underline">
                    <span className="sr-only">is </span>
                    {after || "none"}
                  </ins>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
