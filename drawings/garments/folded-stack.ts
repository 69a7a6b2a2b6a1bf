import { slab } from "#drawings/props/slab.ts";
import { type Drawing, withCloth } from "#drawings/svg/drawing.ts";
import { linearGradient } from "#drawings/svg/gradients.ts";
import { place, withShadow } from "#drawings/svg/stage.ts";
import { tenth } from "#drawings/svg/svg-text.ts";
import { cap } from "./cap.ts";
import { foldedTop } from "./folded-top.ts";
import { foldedTrousers } from "./folded-trousers.ts";
import type { Cut, Engraving, FabricKey, GarmentKind, PocketCount } from "./garment-options.ts";

export interface FoldedStack {
  garment: GarmentKind;
  cut?: Cut | undefined;
  color: string;
  fabric?: FabricKey | undefined;
  pockets?: PocketCount | undefined;
  engraving?: Engraving | null | undefined;
  stack?: readonly string[] | undefined;
}

const groundY = 1010;
const pieceHeight = 74;
const mostPieces = 5;

export function foldedStack(drawing: Drawing, options: FoldedStack): string {
  const { color, fabric } = options;
  const colors = (options.stack ?? Array<string>(4).fill(color)).slice(0, mostPieces);
  let top = groundY;
  let pieces = "";
  for (const pieceColor of [...colors].reverse()) {
    top -= pieceHeight;
    pieces += stackedPiece(withCloth(drawing, pieceColor, fabric), top);
  }
  const uppermost = withCloth(drawing, color, fabric);
  top -= pieceHeight * 0.62;
  const front = slab(uppermost, { left: 236, right: 764, top, height: pieceHeight * 0.66 });
  const plane = { farY: top - 262, nearY: top + 10, halfWidth: 262 };
  const face =
    options.garment === "trousers" ? foldedTrousers(uppermost, plane) : foldedTop(uppermost, options, plane);
  return stackShadow(drawing) + pieces + front + face;
}

function stackedPiece(drawing: Drawing, top: number): string {
  const halfWidth = 270 + (drawing.random() - 0.5) * 14;
  const shift = (drawing.random() - 0.5) * 12;
  return slab(drawing, {
    left: tenth(500 - halfWidth + shift),
    right: tenth(500 + halfWidth + shift),
    top,
    height: pieceHeight + 3,
  });
}

function stackShadow({ definitions }: Drawing): string {
  return (
    `<g fill="#3a3226"><path d="M232 ${groundY - 6}H772L800 ${groundY + 26}H220Z" opacity=".4" filter="url(#${definitions.blur(14, 150)})"/>` +
    `<path d="M330 ${groundY - 200}H820L900 ${groundY + 30}H300Z" opacity=".16" filter="url(#${definitions.blur(30)})"/></g>`
  );
}

export function ledge(drawing: Drawing): string {
  const light = linearGradient(
    drawing,
    [0, 985, 0, 1250],
    [
      [0, "#b9ae9b", 0.55],
      [0.12, "#efeae0", 0.5],
      [1, "#b9ae9b", 0.25],
    ],
  );
  return (
    '<rect x="-600" y="985" width="2200" height="700" fill="#d8d1c3"/>' +
    `<rect x="-600" y="985" width="2200" height="700" fill="url(#${light})"/>`
  );
}

export function capOnStack(drawing: Drawing, color: string, fabric: FabricKey | undefined): string {
  const cloth = withCloth(drawing, color, fabric);
  return place(withShadow(cap(cloth), 0.9), { x: 318, y: 110, scale: 0.46 });
}
