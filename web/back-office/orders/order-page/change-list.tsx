import type { OrderChange } from "#contract/order-views/office-orders.ts";

export function ChangeList({ changes }: { changes: readonly OrderChange[] }) {
  return (
    <ul className="grid gap-1 text-sm">
      {changes.map(({ what, before, after }) => (
        <li key={what + before + after} className="wrap-anywhere">
          <span className="text-slate">{what}: </span>
          {before !== "" && (
            <del className="[unicode-bidi:isolate]">
              <span className="sr-only">was </span>
              {before}
            </del>
          )}
          {before !== "" && after !== "" && <span> </span>}
          {after !== "" && (
            <ins className="font-[560] no-underline [unicode-bidi:isolate]">
              <span className="sr-only">is </span>
              {after}
            </ins>
          )}
        </li>
      ))}
    </ul>
  );
}
