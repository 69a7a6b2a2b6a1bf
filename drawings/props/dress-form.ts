import { tones } from "#drawings/svg/color-tones.ts";
import { type Drawing, path, withCloth } from "#drawings/svg/drawing.ts";
import { linearGradient } from "#drawings/svg/gradients.ts";
import { panel } from "#drawings/svg/panel.ts";
import { seam } from "#drawings/svg/seams.ts";

export const wood = tones("#a97a4d");

const linen = "#d9cdb8";

export function dressForm(drawing: Drawing, depth: number): string {
  const form = withCloth(drawing, linen, "cotton");
  const { deep, glow, lift } = form.tones;
  const neck = path(
    form,
    `M-66,60 C-70,110 -70,150 -84,188 C-100,214 -120,224 -140,240 L0,${depth + 60} L140,240 ` +
      "C120,224 100,214 84,188 C70,150 70,110 66,60 Z",
  );
  const top = path(
    form,
    "M-68,62 C-68,40 -40,30 0,30 C40,30 68,40 68,62 C68,80 40,88 0,88 C-40,88 -68,80 -68,62 Z",
  );
  const knob = path(form, "M-16,36 C-22,10 -30,-2 -22,-22 C-14,-40 14,-40 22,-22 C30,-2 22,10 16,36 Z");
  const across = linearGradient(
    form,
    [425, 0, 578, 0],
    [
      [0, deep, 0.4],
      [0.35, glow, 0.5],
      [0.6, lift, 0.1],
      [1, deep, 0.55],
    ],
  );
  const down = linearGradient(
    form,
    [0, 90, 0, depth],
    [
      [0, glow, 0],
      [0.4, deep, 0.1],
      [1, deep, 0.3],
    ],
  );
  return (
    panel(form, neck, { form: [across, down], edge: 0.35 }) +
    seam(form, path(form, `M0,86 C1,200 0,300 0,${depth}`), 0.4) +
    `<g>${woodenKnob(form, knob)}${woodenTop(form, top)}</g>`
  );
}

function woodenKnob(drawing: Drawing, outline: string): string {
  const form = linearGradient(
    drawing,
    [476, 0, 524, 0],
    [
      [0, wood.deep, 0.3],
      [0.35, wood.glow, 0.6],
      [1, wood.deep, 0.6],
    ],
  );
  return panel({ ...drawing, tones: wood }, outline, { form: [form], texture: false, edge: 0.4 });
}

function woodenTop(drawing: Drawing, outline: string): string {
  const form = linearGradient(
    drawing,
    [430, 30, 570, 90],
    [
      [0, wood.glow, 0.5],
      [1, wood.deep, 0.5],
    ],
  );
  return panel({ ...drawing, tones: wood }, outline, { form: [form], texture: false, edge: 0.5 });
}
