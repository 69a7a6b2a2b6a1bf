import { nameOnChest } from "#drawings/lettering/name-on-chest.ts";
import { createDrawing, idFromOptions } from "#drawings/svg/drawing.ts";
import { garmentFrames, setTopPlace } from "#drawings/svg/frames.ts";
import { place, stage } from "#drawings/svg/stage.ts";
import { capBeside } from "./cap-beside.ts";
import type { GarmentOptions } from "./garment-options.ts";

/**
 * The embroidered name and the cap alone, transparent, in the frame of the garment's front: laid over a finished
 * picture it previews the choices. Fast enough to redraw on every key.
 */
export function overlay(options: GarmentOptions): string {
  const { garment = "top", cut, engraving, fabric } = options;
  const drawing = createDrawing({
    id: options.id ?? idFromOptions({ ...options, overlay: true }),
    color: options.color,
    fabric,
    seed: `${garment}${cut}`,
    weaveScale: options.weave,
  });
  const name = carriesName(garment)
    ? nameOnChest(drawing, { engraving, cut, labCoat: garment === "labcoat", light: true })
    : "";
  const placedName = garment === "set" ? place(name, setTopPlace) : name;
  const cap = options.cap && garment !== "cap" ? capBeside(drawing, garment === "set") : "";
  return stage(drawing, placedName + cap, {
    box: options.box ?? garmentFrames[garment],
    backdrop: null,
    title: options.title,
  });
}

function carriesName(garment: string): boolean {
  return garment === "top" || garment === "set" || garment === "labcoat";
}
