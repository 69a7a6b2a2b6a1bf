import type { LineNotice } from "./refresh-prices.ts";

export function PriceNotices({ notices }: { notices: readonly LineNotice[] }) {
  return (
    <div role="status">
      {notices.length > 0 && (
        <ul className="mb-4 grid gap-1 rounded-md bg-pending px-4 py-3 text-sm text-pending-ink">
          {notices.map(({ uniqueId, sentence }) => (
            <li key={uniqueId}>{sentence}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
