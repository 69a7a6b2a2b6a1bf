import { nameOnChest } from "#drawings/lettering/name-on-chest.ts";
import { createDrawing, type Drawing, idFromOptions } from "#drawings/svg/drawing.ts";
import { chestFrames, garmentFrames, setTopPlace } from "#drawings/svg/frames.ts";
import { linearGradient, radialGradient } from "#drawings/svg/gradients.ts";
import { stage } from "#drawings/svg/stage.ts";
import { weave } from "#drawings/svg/weave.ts";
import type { Engraving, FabricKey, GarmentKind, Side } from "./garment-options.ts";

export type NamedGarment = Extract<GarmentKind, "top" | "set" | "labcoat">;

export interface ChestClothOptions {
  color: string;
  fabric: FabricKey;
  side: Side;
  solid: boolean;
  id?: string;
}

export interface ChestNameOptions {
  garment: NamedGarment;
  color: string;
  engraving: Engraving;
  id?: string;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Coarser than on a whole garment, to distinguish cotton, twill and stretch. */
const weaveScale = 1.9;

function boxOf(frame: string): Box {
  const [x = 0, y = 0, width = 1, height = 1] = frame.split(" ").map(Number);
  return { x, y, width, height };
}

export const chestRatio = boxOf(chestFrames.left).width / boxOf(chestFrames.left).height;

/** The width of the garment's picture and the start of the chest in it, relative to the close-up. */
export function chestCrop(garment: NamedGarment, side: Side): { width: number; x: number; y: number } {
  const chest = boxOf(chestFrames[side]);
  const front = boxOf(garmentFrames[garment]);
  const { x, y, scale } = garment === "set" ? setTopPlace : { x: 0, y: 0, scale: 1 };
  return {
    width: front.width / (chest.width * scale),
    x: (x + chest.x * scale - front.x) / (chest.width * scale),
    y: (y + chest.y * scale - front.y) / (chest.height * scale),
  };
}

/** Unchanged while a name is typed. */
export function chestCloth({ color, fabric, side, solid, id }: ChestClothOptions): string {
  const drawing = createDrawing({
    id: id ?? idFromOptions({ chest: side, color, fabric, solid }),
    color,
    fabric,
    seed: "chest",
    weaveScale,
  });
  const box = chestFrames[side];
  return stage(drawing, solid ? wholeCloth(drawing, boxOf(box)) : weaveRoundName(drawing, boxOf(box), side), {
    box,
    backdrop: null,
  });
}

export function chestName({ garment, color, engraving, id }: ChestNameOptions): string {
  const drawing = createDrawing({ id: id ?? idFromOptions({ garment, color, engraving }), color, seed: "" });
  const name = nameOnChest(drawing, { engraving, labCoat: garment === "labcoat", light: true });
  return stage(drawing, name, { box: chestFrames[engraving.side], backdrop: null });
}

function rectangle({ x, y, width, height }: Box, paint: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${paint}/>`;
}

function wholeCloth(drawing: Drawing, box: Box): string {
  const { base, glow, lift, deep } = drawing.tones;
  const light = linearGradient(
    drawing,
    [box.x, box.y, box.x + box.width, box.y + box.height],
    [
      [0, glow, 0.35],
      [0.5, lift, 0.05],
      [1, deep, 0.35],
    ],
  );
  return rectangle(box, `fill="${base}"`) + rectangle(box, `fill="url(#${light})"`) + weave(drawing);
}

/** Fades out before the edges, where collar, sleeve and wall may be. */
function weaveRoundName(drawing: Drawing, box: Box, side: Side): string {
  // A sleeve is narrow, with the wall beside it.
  const [middle, reach] = side === "sleeve" ? [0.4, 0.18] : [0.5, 0.46];
  const fade = radialGradient(
    drawing,
    [box.x + box.width * middle, box.y + box.height / 2, box.width * reach],
    [
      [0, "#fff"],
      [0.6, "#fff", 0.8],
      [1, "#fff", 0],
    ],
  );
  const mask = drawing.definitions.add(
    "m",
    (id) => `<mask id="${id}">${rectangle(box, `fill="url(#${fade})"`)}</mask>`,
  );
  return `<g mask="url(#${mask})">${weave(drawing)}</g>`;
}
