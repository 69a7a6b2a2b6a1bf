import type { ProductListEntry } from "#contract/catalog/office-products.ts";
import { StatusBadge } from "#web/back-office/ui/status-badge.tsx";

export function StockState({
  stock: { pieces, soldOut, fewLeft },
}: {
  stock: NonNullable<ProductListEntry["stock"]>;
}) {
  if (soldOut.length === 0 && fewLeft.length === 0) return <span>{pieces.toLocaleString("en-PK")}</span>;
  return (
    <span className="inline-flex flex-wrap gap-1">
      {soldOut.length > 0 && <StatusBadge tone="cancelled">{`${named(soldOut)} sold out`}</StatusBadge>}
      {fewLeft.length > 0 && <StatusBadge tone="pending">{`${named(fewLeft)} low`}</StatusBadge>}
    </span>
  );
}

function named(places: readonly string[]): string {
  return places.join(", ").length <= 40 ? places.join(", ") : `${places.length} kinds`;
}
