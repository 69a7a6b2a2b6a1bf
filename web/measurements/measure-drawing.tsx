import type { MeasurementName } from "#contract/measurement-names.ts";
import { measurementFormMessages } from "#messages/measurement-form.tsx";
import { letterOf } from "./measure-letter.tsx";

type MeasureLine = {
  name: MeasurementName;
  from: [number, number];
  to: [number, number];
  /** Where on the line its letter stands, 0 to 1; in the middle where nothing crosses it. */
  letterAt?: number;
};

const lines: readonly MeasureLine[] = [
  { name: "chest", from: [114, 172], to: [236, 172], letterAt: 0.28 },
  { name: "shirtLength", from: [206, 66], to: [206, 312], letterAt: 0.62 },
  { name: "shoulder", from: [107, 46], to: [243, 46] },
  { name: "sleeveLength", from: [262, 86], to: [306, 164] },
  { name: "trouserWaist", from: [398, 40], to: [512, 40] },
  { name: "trouserLength", from: [546, 58], to: [546, 332] },
];

/** Half the width of the stroke that ends a measure line. */
const tick = 5;

function ending(x: number, y: number, angle: number): string {
  const [dx, dy] = [tick * Math.sin(angle), tick * Math.cos(angle)];
  return `M${x - dx} ${y + dy}L${x + dx} ${y - dy}`;
}

function Measure({ name, from: [x1, y1], to: [x2, y2], letterAt = 0.5 }: MeasureLine) {
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const [x, y] = [x1 + (x2 - x1) * letterAt, y1 + (y2 - y1) * letterAt];
  return (
    <g className="fill-kashi stroke-kashi">
      <path d={`M${x1} ${y1}L${x2} ${y2}${ending(x1, y1, angle)}${ending(x2, y2, angle)}`} strokeWidth="2" />
      <circle cx={x} cy={y} r="12" stroke="none" />
      <text x={x} y={y + 5.5} textAnchor="middle" stroke="none" className="fill-white text-[15px] font-[650]">
        {letterOf(name)}
      </text>
    </g>
  );
}

/** A top and trousers laid flat, with a lettered line for each measurement. */
export function MeasureDrawing() {
  return (
    <svg
      viewBox="20 14 580 340"
      role="img"
      aria-label={measurementFormMessages.whereToMeasure}
      className="w-full rounded-md bg-chuna"
    >
      <g className="fill-[#c9d3d6] stroke-slate" strokeWidth="1.5" strokeLinejoin="round">
        <path d="M146 62Q122 68 107 80Q76 116 56 166Q76 182 98 188Q108 170 114 152Q120 200 110 250Q106 284 104 312Q175 322 246 312Q244 284 240 250Q230 200 236 152Q242 170 252 188Q274 182 294 166Q274 116 243 80Q228 68 204 62Q196 92 175 122Q154 92 146 62Z" />
        <path d="M146 62Q175 76 204 62Q196 92 175 122Q154 92 146 62Z" className="fill-slate/60" />
        <path
          d="M139 64Q148 100 175 134Q202 100 211 64M186 160h36v32q-18 8-36 0ZM116 240h44v46q-22 8-46 0ZM190 240h44l2 46q-24 8-46 0ZM104 304Q175 314 246 304"
          fill="none"
        />
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
      {lines.map((line) => (
        <Measure key={line.name} {...line} />
      ))}
    </svg>
  );
}
