import { createDrawing, idFromOptions } from "#drawings/svg/drawing.ts";
import { linearGradient } from "#drawings/svg/gradients.ts";
import { panel } from "#drawings/svg/panel.ts";
import { stitch } from "#drawings/svg/seams.ts";
import { stage } from "#drawings/svg/stage.ts";
import { embroidery } from "./embroidery.ts";

export interface NameTapeOptions {
  color?: string;
  thread?: string;
  id?: string;
}

export function nameTape(text: string, { color = "#1f2e4d", thread, id }: NameTapeOptions = {}): string {
  const drawing = createDrawing({
    id: id ?? idFromOptions({ tape: text, color, thread }),
    color,
    fabric: "twill",
    seed: "tapeundefined",
  });
  const { glow, lift, deep } = drawing.tones;
  const strip = "M6 8H314V72H6Z";
  const shadow = `<path d="${strip}" fill="#2a241b" opacity=".3" transform="translate(2 4)" filter="url(#${drawing.definitions.blur(3)})"/>`;
  const form = linearGradient(
    drawing,
    [0, 8, 0, 72],
    [
      [0, glow, 0.3],
      [0.4, lift, 0.05],
      [1, deep, 0.35],
    ],
  );
  const body =
    shadow +
    panel(drawing, strip, { form: [form], edge: 0.5 }) +
    stitch(drawing, "M12 14H308V66H12Z") +
    embroidery(drawing, { text, x: 160, y: 50, size: 36, maxWidth: 264, thread });
  return stage(drawing, body, { box: "0 0 320 80", backdrop: null });
}
