import type { CorrectionReason, ProductStock, SizePieces } from "#contract/catalog/stock.ts";

export const correctionLabels: Record<CorrectionReason, { label: string; does: string }> = {
  received: { label: "Received", does: "Adds pieces" },
  damaged: { label: "Damaged or lost", does: "Subtracts pieces" },
  counted: { label: "Stock count", does: "Sets the total" },
};

const actions = new Map(
  Object.entries({
    ...Object.fromEntries(
      Object.entries(correctionLabels).map(([reason, { label }]) => [`stock.${reason}`, label]),
    ),
    "stock.start": "Stock tracking started",
    "stock.stop": "Stock tracking stopped",
  }),
);

export function describeStockAction(action: string): string {
  return actions.get(action) ?? action;
}

type Colors = ProductStock["colors"];

export const colorOf = (id: string | undefined, colors: Colors) => colors.find((color) => color.id === id);

export function placeName({ size, color }: Pick<SizePieces, "size" | "color">, colors: Colors): string {
  return color === undefined ? size : `${size}, ${colorOf(color, colors)?.label ?? ""}`;
}
