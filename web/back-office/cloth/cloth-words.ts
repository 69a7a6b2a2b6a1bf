import type { ClothReason } from "#contract/back-office/cloth.ts";
import { correctionReasons } from "#contract/back-office/stock.ts";

const reasons: Record<ClothReason, string> = {
  received: "Received",
  counted: "Counted anew",
  damaged: "Damaged or lost",
  cut: "Cut",
  "not-cut": "Not cut after all",
};

export const clothReasonWords = (reason: ClothReason) => reasons[reason];

export const enteredReasons = correctionReasons.map((value) => ({ value, label: reasons[value] }));

/** Such as `1,234.5 m`, and `−2 m` for what was cut but not counted. */
export function metresWords(metres: number): string {
  const amount = Math.abs(metres).toLocaleString("en-PK", { maximumFractionDigits: 2 });
  return `${metres < 0 ? "−" : ""}${amount} m`;
}

export const changeWords = (metres: number) => (metres > 0 ? `+${metresWords(metres)}` : metresWords(metres));

export function clothAddress({ fabric, color }: { fabric: { id: string }; color: { id: string } }): string {
  return `/cloth/${encodeURIComponent(fabric.id)}/${encodeURIComponent(color.id)}`;
}

export function neededWords({ needed, withoutMetres }: { needed: number; withoutMetres: number }): string {
  if (withoutMetres === 0) return metresWords(needed);
  return `${metresWords(needed)} and ${withoutMetres} ${withoutMetres === 1 ? "piece" : "pieces"} of unknown length`;
}
