import type { FabricMovementReason } from "#contract/workshop/fabric.ts";
import { correctionLabels } from "#web/back-office/catalog/stock/stock-labels.ts";

const reasons: Record<FabricMovementReason, string> = {
  received: correctionLabels.received.label,
  counted: correctionLabels.counted.label,
  damaged: correctionLabels.damaged.label,
  cut: "Cut",
  "not-cut": "Undo cut",
};

export const describeFabricReason = (reason: FabricMovementReason) => reasons[reason];

/** Such as `1,234.5 m`, and `−2 m` for fabric that was cut but not counted. */
export const describeMetres = (metres: number) => `${formatMetres(metres)} m`;

export function formatMetres(metres: number): string {
  const amount = Math.abs(metres).toLocaleString("en-PK", { maximumFractionDigits: 2 });
  return `${metres < 0 ? "−" : ""}${amount}`;
}

export const describeMovement = (metres: number) =>
  metres > 0 ? `+${describeMetres(metres)}` : describeMetres(metres);

export function fabricAddress({ fabric, color }: { fabric: { id: string }; color: { id: string } }): string {
  return `/cloth/${encodeURIComponent(fabric.id)}/${encodeURIComponent(color.id)}`;
}

export function describeNeeded({ needed, withoutMetres }: { needed: number; withoutMetres: number }): string {
  if (withoutMetres === 0) return describeMetres(needed);
  return `${describeMetres(needed)} and ${withoutMetres} ${withoutMetres === 1 ? "piece" : "pieces"} of unknown length`;
}
