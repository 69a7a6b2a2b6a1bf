import type { CorrectionReason, ProductStock, SizePieces } from "#contract/back-office/stock.ts";

export const reasonWords: Record<CorrectionReason, string> = {
  received: "Received from the workshop",
  counted: "Counted anew",
  damaged: "Damaged or lost",
};

const actions = new Map(
  Object.entries({
    ...Object.fromEntries(Object.entries(reasonWords).map(([reason, words]) => [`stock.${reason}`, words])),
    "stock.start": "Stock kept from here on",
    "stock.stop": "Stock no longer kept",
  }),
);

export function stockActionWords(action: string): string {
  return actions.get(action) ?? action;
}

type Colors = ProductStock["colors"];

export const colorOf = (id: string | undefined, colors: Colors) => colors.find((color) => color.id === id);

export function placeName({ size, color }: Pick<SizePieces, "size" | "color">, colors: Colors): string {
  return color === undefined ? size : `${size}, ${colorOf(color, colors)?.label ?? ""}`;
}
