import type { MeasurementName } from "#contract/sizes/measurement-names.ts";
import { measurementFormMessages } from "#messages/measurement-form.tsx";
import { byLetter, measureLetters } from "./measure-letter.tsx";
import { figuresFor, type MeasureLine } from "./measured-figures.tsx";

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
