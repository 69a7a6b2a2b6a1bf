import type { ReactNode } from "react";
import type { MeasurementName } from "#contract/sizes/measurement-names.ts";
import { measurementFormMessages } from "#messages/measurement-form.tsx";
import { byLetter, measureLetters } from "./measure-letter.tsx";

/** Half the width of the stroke that ends a measure line. */
const tick = 5;

function ending(x: number, y: number, angle: number): string {
  const [dx, dy] = [tick * Math.sin(angle), tick * Math.cos(angle)];
  return `M${x - dx} ${y + dy}L${x + dx} ${y - dy}`;
}

function Measure({ letter, line }: { letter: string; line: MeasureLine }) {
  const {
    from: [x1, y1],
    to: [x2, y2],
    letterAt = 0.5,
  } = line;
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const [x, y] = [x1 + (x2 - x1) * letterAt, y1 + (y2 - y1) * letterAt];
  return (
    <g className="fill-kashi stroke-kashi">
      <path d={`M${x1} ${y1}L${x2} ${y2}${ending(x1, y1, angle)}${ending(x2, y2, angle)}`} strokeWidth="2" />
      <circle cx={x} cy={y} r="12" stroke="none" />
      <text x={x} y={y + 5.5} textAnchor="middle" stroke="none" className="fill-white text-[15px] font-[650]">
        {letter}
      </text>
    </g>
  );
}

export function MeasureDrawing({ names }: { names: readonly MeasurementName[] }) {
  const figures = figuresFor(names);
  const widths = figures.map(({ width }) => width);
  const before = (index: number) => widths.slice(0, index).reduce((sum, width) => sum + width, 0);
  const letters = byLetter(names).map((name) => measureLetters[name]);
  return (
    <svg
      viewBox={`0 14 ${before(figures.length)} 340`}
      role="img"
      aria-label={measurementFormMessages.whereToMeasure(letters)}
      className="max-h-80 w-full rounded-md bg-chuna"
    >
      {figures.map(({ garment, lines }, index) => (
        <g key={before(index)} transform={`translate(${before(index)} 0)`}>
          <g className="fill-[#c9d3d6] stroke-slate" strokeWidth="1.5" strokeLinejoin="round">
            {garment}
          </g>
          {lines.map((line) => (
            <Measure key={line.name} line={line} letter={measureLetters[line.name]} />
          ))}
        </g>
      ))}
    </svg>
  );
}

type MeasureLine = {
  name: MeasurementName;
  from: readonly [number, number];
  to: readonly [number, number];
  /** Position of its letter on the line, 0 to 1; in the middle where nothing crosses it. */
  letterAt?: number;
};

type Figure = { width: number; lines: readonly MeasureLine[]; garment: ReactNode };

const top: Figure = {
  width: 330,
  lines: [
    { name: "chest", from: [94, 172], to: [216, 172], letterAt: 0.28 },
    { name: "shirtLength", from: [186, 66], to: [186, 312], letterAt: 0.62 },
    { name: "shoulder", from: [87, 46], to: [223, 46] },
    { name: "sleeveLength", from: [242, 86], to: [286, 164] },
  ],
  garment: (
    <g transform="translate(-20 0)">
      <path d="M146 62Q122 68 107 80Q76 116 56 166Q76 182 98 188Q108 170 114 152Q120 200 110 250Q106 284 104 312Q175 322 246 312Q244 284 240 250Q230 200 236 152Q242 170 252 188Q274 182 294 166Q274 116 243 80Q228 68 204 62Q196 92 175 122Q154 92 146 62Z" />
      <path d="M146 62Q175 76 204 62Q196 92 175 122Q154 92 146 62Z" className="fill-slate/60" />
      <path
        d="M139 64Q148 100 175 134Q202 100 211 64M186 160h36v32q-18 8-36 0ZM116 240h44v46q-22 8-46 0ZM190 240h44l2 46q-24 8-46 0ZM104 304Q175 314 246 304"
        fill="none"
      />
    </g>
  ),
};

const trousers: Figure = {
  width: 250,
  lines: [
    { name: "trouserWaist", from: [68, 40], to: [182, 40] },
    { name: "hip", from: [66, 128], to: [185, 128], letterAt: 0.26 },
    { name: "trouserLength", from: [216, 58], to: [216, 332] },
  ],
  garment: (
    <g transform="translate(-330 0)">
      <path d="M402 58Q455 66 508 58L512 78Q522 150 516 330Q492 338 468 332Q468 230 455 156Q442 230 442 332Q418 338 394 330Q388 150 398 78Z" />
      <path
        d="M398 78Q455 86 512 78M455 82V156M404 86Q406 112 390 132M506 86Q504 112 520 132M394 320Q418 328 442 322M468 322Q492 328 516 320"
        fill="none"
      />
      <path
        d="M448 70Q444 92 440 104M462 70Q464 92 470 100"
        fill="none"
        className="stroke-paper"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </g>
  ),
};

const coat: Figure = {
  width: 330,
  lines: [
    { name: "chest", from: [100, 150], to: [230, 150], letterAt: 0.24 },
    { name: "backLength", from: [165, 62], to: [165, 336], letterAt: 0.66 },
    { name: "shoulder", from: [96, 40], to: [234, 40] },
    { name: "sleeveLength", from: [258, 82], to: [304, 250] },
  ],
  garment: (
    <>
      <path d="M140 58Q116 62 96 74Q78 92 66 150L36 246Q50 258 68 258L98 168Q104 220 92 338Q165 348 238 338Q226 220 232 168L262 258Q280 258 294 246L264 150Q252 92 234 74Q214 62 190 58Q165 66 140 58Z" />
      <path d="M140 58Q165 46 190 58Q194 70 190 78Q165 68 140 78Q136 70 140 58Z" className="fill-slate/60" />
      <path
        d="M96 74Q106 120 98 168M234 74Q224 120 232 168M104 214Q165 222 226 214M165 272V342M40 236Q54 246 72 246M290 236Q276 246 258 246"
        fill="none"
      />
    </>
  ),
};

const longSleeves: Figure = {
  width: 330,
  lines: [
    { name: "chest", from: [106, 150], to: [224, 150], letterAt: 0.28 },
    { name: "shirtLength", from: [192, 62], to: [192, 300], letterAt: 0.62 },
    { name: "shoulder", from: [98, 40], to: [232, 40] },
    { name: "sleeveLength", from: [256, 82], to: [302, 250] },
  ],
  garment: (
    <>
      <path d="M140 58Q116 62 98 74Q80 92 68 150L38 246Q50 256 64 258L102 160Q108 220 100 300Q165 310 230 300Q222 220 228 160L266 258Q280 256 292 246L262 150Q250 92 232 74Q214 62 190 58Q165 78 140 58Z" />
      <path
        d="M136 60Q165 88 194 60M100 290Q165 300 230 290M42 236Q54 244 68 248M288 236Q276 244 262 248M98 74Q108 116 102 160M232 74Q222 116 228 160"
        fill="none"
      />
    </>
  ),
};

/** A head with the tape around it: above the ears, where a cap sits. */
const head: Figure = {
  width: 300,
  lines: [{ name: "head", from: [76, 132], to: [226, 132], letterAt: 0.5 }],
  garment: (
    <>
      <path d="M150 44Q84 44 78 122Q74 190 98 236Q120 274 150 280Q180 274 202 236Q226 190 222 122Q216 44 150 44Z" />
      <path
        d="M78 140Q62 138 66 166Q70 190 86 188M222 140Q238 138 234 166Q230 190 214 188M126 272V306Q100 322 66 332M174 272V306Q200 322 234 332"
        fill="none"
      />
      <path d="M77 122Q150 146 223 122L222 96Q212 44 150 44Q88 44 78 96Z" className="fill-slate/45" />
      <path d="M120 178q8-6 16 0M164 178q8-6 16 0M150 182l-6 30h12M134 236q16 10 32 0" fill="none" />
    </>
  ),
};

const isOneOf = (names: readonly MeasurementName[], wanted: readonly MeasurementName[]) =>
  names.some((name) => wanted.includes(name));

function figuresFor(names: readonly MeasurementName[]): Figure[] {
  const isLong = names.includes("sleeveLength") && names.includes("backLength");
  const figures = [
    ...(isOneOf(names, ["backLength"]) ? [coat] : []),
    ...(!isLong && isOneOf(names, ["chest", "shirtLength", "shoulder", "sleeveLength"]) ? [top] : []),
    ...(isLong && names.includes("shirtLength") ? [longSleeves] : []),
    ...(isOneOf(names, ["trouserWaist", "trouserLength", "hip"]) ? [trousers] : []),
    ...(isOneOf(names, ["head"]) ? [head] : []),
  ];
  const shown = new Set<MeasurementName>();
  return figures.map((figure) => {
    const lines = figure.lines.filter(({ name }) => names.includes(name) && !shown.has(name));
    for (const { name } of lines) shown.add(name);
    return { ...figure, lines };
  });
}
