import type { ClothReason } from "#contract/workshop/fabric.ts";
import { correctionWords } from "#web/back-office/catalog/stock/stock-words.ts";

const reasons: Record<ClothReason, string> = {
  received: correctionWords.received.label,
  counted: correctionWords.counted.label,
  damaged: correctionWords.damaged.label,
  cut: "Cut",
  "not-cut": "Not cut after all",
};

export const clothReasonWords = (reason: ClothReason) => reasons[reason];

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
