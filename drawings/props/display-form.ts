import { type Drawing, path, withCloth } from "#drawings/svg/drawing.ts";
import { linearGradient } from "#drawings/svg/gradients.ts";
import { panel } from "#drawings/svg/panel.ts";
import { bothSides, type Mirror } from "#drawings/svg/path.ts";
import { seam } from "#drawings/svg/seams.ts";
import { castShadow } from "#drawings/svg/stage.ts";
import { wood } from "./dress-form.ts";

const linen = "#d9cdb8";

export interface DisplayForm {
  figure: "women" | "men";
  girth: number;
  turn: number;
  hasArms: boolean;
}

/** A tailor's form from neck to feet, on the canvas: linen over wood, without head and hands. */
export function displayForm(parent: Drawing, form: DisplayForm): string {
  const x = (local: number) => 500 + local;
  const drawing: Drawing = { ...withCloth(parent, linen, "cotton"), project: (localX, y) => [x(localX), y] };
  const outline = torso(form);
  const sides = form.hasArms ? bothSides : [];
  const silhouette =
    path(drawing, outline) + sides.map((mirror) => limb(drawing, arm(form, mirror))).join("");
  return (
    floorShadow(drawing) +
    castShadow(silhouette, 0.4) +
    bothSides.map((mirror) => leg(drawing, form, mirror)).join("") +
    sides.map((mirror) => armPanel(drawing, form, mirror)).join("") +
    panel(drawing, path(drawing, outline), { form: [across(drawing, 150 * form.girth)], edge: 0.3 }) +
    seam(
      drawing,
      path(
        drawing,
        `M${40 * form.turn},96 C${56 * form.turn},260 ${50 * form.turn},420 ${30 * form.turn},600`,
      ),
      0.4,
    ) +
    neckCap(drawing)
  );
}

function torso({ figure, girth, turn }: DisplayForm): string {
  const men = figure === "men";
  const narrow = girth * (1 - 0.12 * turn);
  const shoulder = (men ? 158 : 136) * (0.6 + 0.4 * narrow);
  const chest = (men ? 146 : 128) * narrow;
  const waist = (men ? 128 : 104) * narrow * (girth > 1 ? 1.08 : 1);
  const hip = (men ? 134 : 140) * narrow;
  const half = (mirror: Mirror) => {
    const at = (x: number, y: number) => `${mirror * x},${y}`;
    return [
      `${at(44, 84)} C${at(44, 116)} ${at(46, 146)} ${at(58, 166)}`,
      `C${at(86, 178)} ${at(shoulder - 26, 182)} ${at(shoulder, 206)}`,
      `C${at(shoulder - 4, 250)} ${at(chest, 270)} ${at(chest, 316)}`,
      `C${at(chest - 4, 380)} ${at(waist, 410)} ${at(waist, 452)}`,
      `C${at(waist + 4, 500)} ${at(hip, 530)} ${at(hip, 590)}`,
      `C${at(hip, 630)} ${at(hip - 8, 660)} ${at(hip - 20, 690)} L${at(4, 676)}`,
    ].join(" ");
  };
  return `M${half(1)} L-4,676 ${reversed(half(-1))} Z`;
}

/** The same half from its end to its start. */
function reversed(half: string): string {
  const points = [...half.matchAll(/-?[\d.]+,-?[\d.]+/g)].map(([point]) => point);
  const line = points.at(-1) ?? "";
  const curve = points.slice(0, -1).reverse();
  let text = `L${line} L${curve[0]}`;
  for (let index = 1; index + 2 < curve.length; index += 3) {
    text += ` C${curve[index]} ${curve[index + 1]} ${curve[index + 2]}`;
  }
  return text;
}

type Limb = { line: string; mirror: Mirror };

function arm({ figure, girth, turn }: DisplayForm, mirror: Mirror): Limb {
  const men = figure === "men";
  const out = (men ? 186 : 160) * (0.6 + 0.4 * girth) * (mirror > 0 ? 1 - 0.24 * turn : 1 - 0.1 * turn);
  const thick = (men ? 33 : 28) * (0.5 + 0.5 * girth);
  return {
    mirror,
    line:
      `M${out - thick * 2},222 C${out - thick},200 ${out - thick * 0.2},206 ${out + thick * 0.2},262 ` +
      `C${out + thick * 0.8},340 ${out + thick * 1.4},400 ${out + thick * 1.5},470 C${out + 48},540 ${out + 46},580 ${out + 42},622 ` +
      `C${out + 36},632 ${out + 12},632 ${out + 8},622 C${out + 4},560 ${out - 6},510 ${out - 8},450 ` +
      `C${out - thick * 0.6},390 ${out - thick * 1.5},320 ${out - thick * 2},222 Z`,
  };
}

function limb(drawing: Drawing, { line, mirror }: Limb): string {
  return path(drawing, line, mirror);
}

function armPanel(drawing: Drawing, form: DisplayForm, mirror: Mirror): string {
  const shape = arm(form, mirror);
  const [left, right] = extentOf(shape.line);
  return panel(drawing, limb(drawing, shape), {
    form: [tube(drawing, 500 + mirror * left, 500 + mirror * right)],
    edge: 0.3,
  });
}

function extentOf(line: string): [number, number] {
  const xs = [...line.matchAll(/(-?[\d.]+),/g)].map(([, x]) => Number(x));
  return [Math.min(...xs), Math.max(...xs)];
}

function leg(drawing: Drawing, { figure, girth, turn }: DisplayForm, mirror: Mirror): string {
  const men = figure === "men";
  const wide = (men ? 1.06 : 1) * (0.4 + 0.6 * girth) * (1 - 0.16 * turn);
  const at = (x: number, y: number) => `${x * wide},${y}`;
  const foot = turn * 14 * mirror;
  const line =
    `M${at(2, 640)} L${at(132, 600)} C${at(130, 720)} ${at(116, 800)} ${at(118, 880)} C${at(124, 960)} ${at(114, 1060)} ${at(104, 1150)} ` +
    `C${at(106, 1170)} ${at(122 + foot, 1186)} ${at(124 + foot, 1200)} C${at(124 + foot, 1212)} ${at(64 + foot, 1212)} ${at(62 + foot, 1200)} ` +
    `C${at(62 + foot, 1184)} ${at(72, 1168)} ${at(70, 1150)} C${at(56, 1060)} ${at(48, 960)} ${at(58, 880)} C${at(36, 800)} ${at(6, 740)} ${at(2, 640)} Z`;
  const [left, right] = extentOf(line);
  return panel(drawing, path(drawing, line, mirror), {
    form: [tube(drawing, 500 + mirror * left, 500 + mirror * right)],
    edge: 0.3,
  });
}

function tube(drawing: Drawing, left: number, right: number): string {
  const { deep, glow, lift } = drawing.tones;
  const [from, to] = left < right ? [left, right] : [right, left];
  return linearGradient(
    drawing,
    [from, 0, to, 0],
    [
      [0, deep, 0.34],
      [0.32, glow, 0.5],
      [0.6, lift, 0.1],
      [1, deep, 0.46],
    ],
  );
}

function across(drawing: Drawing, half: number): string {
  return tube(drawing, 500 - half, 500 + half);
}

function neckCap(drawing: Drawing): string {
  const wooden = { ...drawing, tones: wood };
  const top = path(
    drawing,
    "M-45,86 C-45,72 -26,66 0,66 C26,66 45,72 45,86 C45,98 26,103 0,103 C-26,103 -45,98 -45,86 Z",
  );
  const knob = path(drawing, "M-10,70 C-14,54 -19,46 -14,34 C-9,23 9,23 14,34 C19,46 14,54 10,70 Z");
  const light = linearGradient(
    wooden,
    [460, 30, 540, 100],
    [
      [0, wood.glow, 0.55],
      [1, wood.deep, 0.55],
    ],
  );
  return [knob, top]
    .map((outline) => panel(wooden, outline, { form: [light], texture: false, edge: 0.45 }))
    .join("");
}

function floorShadow({ definitions }: Drawing): string {
  return `<ellipse cx="512" cy="1208" rx="200" ry="15" fill="#3a3226" opacity=".34" filter="url(#${definitions.blur(12, 120)})"/>`;
}
