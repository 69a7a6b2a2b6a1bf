import type { Drawing } from "#drawings/svg/drawing.ts";
import { place, withShadow } from "#drawings/svg/stage.ts";
import { cap } from "./cap.ts";

export function capBeside(drawing: Drawing, besideSet: boolean): string {
  const placement = besideSet ? { x: 600, y: 780, scale: 0.44 } : { x: 610, y: 820, scale: 0.38 };
  return place(withShadow(cap(drawing), 0.9), placement);
}
