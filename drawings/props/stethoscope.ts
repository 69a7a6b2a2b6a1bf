import { tones } from "#drawings/svg/color-tones.ts";
import { type Drawing, path } from "#drawings/svg/drawing.ts";
import { linearGradient } from "#drawings/svg/gradients.ts";
import { tenth } from "#drawings/svg/svg-text.ts";

const rubber = "#22282b";
const tubeWidth = 17;

const earTubes = [
  { tipX: -142, bend: -1 },
  { tipX: -66, bend: 1 },
] as const;

export function stethoscopeBehindNeck(drawing: Drawing): string {
  const line = "M-98,226 C-96,186 -80,150 -40,140 C-10,132 10,132 40,140 C80,150 96,186 98,226";
  return rubberTube(path(drawing, line));
}

export function stethoscope(drawing: Drawing): string {
  const { deep } = drawing.tones;
  const { definitions } = drawing;
  const left = path(drawing, "M-95,196 C-112,260 -122,330 -112,430 C-108,470 -104,492 -102,516");
  const right = path(drawing, "M95,196 C116,270 128,360 116,470 C108,540 112,590 116,640");
  const stem = path(drawing, "M116,634 L117,662");
  const shadow = (line: string, width: number, opacity: number, blur: number) =>
    `<path d="${line}" fill="none" stroke="${deep}" stroke-width="${width}" opacity="${opacity}" ` +
    `transform="translate(8 12)" filter="url(#${definitions.blur(blur)})"/>`;
  const ears = earTubes.map(({ tipX, bend }) => ({ tipX, bend, line: earTube(drawing, tipX, bend) }));
  const [chestX, chestY] = drawing.project(118, 690);
  return (
    [left, right].map((line) => shadow(line, tubeWidth, 0.7, 6)).join("") +
    ears.map(({ line }) => shadow(line, 8, 0.6, 4)).join("") +
    ears.map(({ line }) => metalTube(line, 8)).join("") +
    ears.map(({ tipX, bend }) => earTip(drawing, tipX, bend)).join("") +
    rubberTube(left) +
    rubberTube(right) +
    metalTube(stem, 11) +
    chestPiece(drawing, tenth(chestX), tenth(chestY), 40)
  );
}

function earTube(drawing: Drawing, tipX: number, bend: number): string {
  return path(
    drawing,
    `M-102,512 C${-102 + bend * 10},540 ${-102 + bend * 40},560 ${tipX},640 ` +
      `C${tipX + bend * 4},664 ${tipX - bend * 4},684 ${tipX - bend * 16},700`,
  );
}

function earTip(drawing: Drawing, tipX: number, bend: number): string {
  const [x, y] = drawing.project(tipX - bend * 18, 706);
  const turn = `transform="rotate(${bend * 30} ${tenth(x)} ${tenth(y)})"`;
  return (
    `<ellipse cx="${tenth(x)}" cy="${tenth(y)}" rx="9" ry="13" ${turn} fill="#171b1d"/>` +
    `<ellipse cx="${tenth(x - 3)}" cy="${tenth(y - 4)}" rx="2.4" ry="5" fill="#7d8587" ${turn}/>`
  );
}

function rubberTube(line: string): string {
  const { base, deep, glow } = tones(rubber);
  const stroke = (width: number, color: string, opacity: number, rest = "") =>
    `<path d="${line}" fill="none" stroke="${color}" stroke-width="${tenth(width)}" stroke-linecap="round" ` +
    `stroke-linejoin="round" opacity="${opacity}"${rest}/>`;
  const shift = (x: number, y: number) =>
    ` transform="translate(${tenth(-tubeWidth * x)} ${tenth(-tubeWidth * y)})"`;
  return (
    stroke(tubeWidth, deep, 1) +
    stroke(tubeWidth * 0.82, base, 1, shift(0.05, 0.05)) +
    stroke(tubeWidth * 0.3, glow, 0.55, shift(0.2, 0.14))
  );
}

function metalTube(line: string, width: number): string {
  return (
    `<path d="${line}" fill="none" stroke="#6b7273" stroke-width="${width}" stroke-linecap="round"/>` +
    `<path d="${line}" fill="none" stroke="#cfd4d3" stroke-width="${width * 0.6}" stroke-linecap="round" transform="translate(-.8 -.6)"/>` +
    `<path d="${line}" fill="none" stroke="#fff" stroke-width="${width * 0.2}" stroke-linecap="round" transform="translate(-1.4 -.8)"/>`
  );
}

function metalGradient(
  drawing: Drawing,
  line: readonly [x1: number, y1: number, x2: number, y2: number],
): string {
  return linearGradient(drawing, line, [
    [0, "#f4f5f4"],
    [0.3, "#c3c8c8"],
    [0.5, "#8a9192"],
    [0.7, "#dfe2e1"],
    [1, "#6d7475"],
  ]);
}

function chestPiece(drawing: Drawing, x: number, y: number, radius: number): string {
  const blur = drawing.definitions.blur(6);
  const rim = metalGradient(drawing, [x - radius, y - radius, x + radius, y + radius]);
  const face = metalGradient(drawing, [x + radius, y - radius, x - radius, y + radius]);
  const disc = (size: number, paint: string) => `<circle cx="${x}" cy="${y}" r="${size}" ${paint}/>`;
  return (
    `<circle cx="${x + 5}" cy="${y + 9}" r="${radius}" fill="#1b1712" opacity=".45" filter="url(#${blur})"/>` +
    disc(radius, `fill="url(#${rim})"`) +
    disc(radius * 0.84, 'fill="#d5d9d8"') +
    disc(radius * 0.84, `fill="url(#${face})" opacity=".55"`) +
    disc(radius * 0.66, 'fill="#e9ebe9"') +
    disc(radius * 0.66, 'fill="none" stroke="#8c9394" stroke-width="1.2"') +
    `<path d="M${x - radius * 0.45} ${y - radius * 0.2}a${radius * 0.5} ${radius * 0.5} 0 0 1 ${radius * 0.5} ${-radius * 0.3}" ` +
    'stroke="#fff" stroke-width="3" fill="none" stroke-linecap="round"/>'
  );
}
