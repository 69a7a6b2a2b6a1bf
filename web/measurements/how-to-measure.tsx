import { href } from "react-router";
import type { MeasurementName } from "#contract/measurement-names.ts";
import { measurements } from "#drawings/size-chart-numbers.ts";
import { choiceWords } from "#messages/choices.ts";
import { MeasureDrawing } from "./measure-drawing.tsx";
import { MeasureLetter } from "./measure-letter.tsx";
import type { LengthUnit } from "./measurement-draft.ts";

const howTo: Record<MeasurementName, string> = {
  chest: "from armpit to armpit, doubled",
  shirtLength: "from the top of the shoulder at the neck down to the hem",
  shoulder: "from seam to seam across the back",
  sleeveLength: "from the shoulder seam to the end of the sleeve",
  trouserWaist: "across the band, doubled",
  trouserLength: "from the band down the outer seam",
};

/** The drawing with the letters, and how each length is taken. */
export function HowToMeasure({ unit }: { unit: LengthUnit }) {
  return (
    <div className="grid content-start gap-3 text-sm text-slate">
      <MeasureDrawing />
      <p>
        Measure a garment that fits you, laid flat, in {unit === "in" ? "inches" : "centimetres"}. The letters
        match the {/* In a tab of its own: what is typed here stays. */}
        <a href={href("/size-chart")} target="_blank" rel="noreferrer" className="text-link">
          size chart<span className="sr-only"> (opens in a new tab)</span>
        </a>
        .
      </p>
      <details>
        <summary className="py-1 font-[540] text-siyahi">How to measure</summary>
        <HowToList />
      </details>
    </div>
  );
}

/** Each length with its letter, and from where to where it is taken. */
export function HowToList() {
  return (
    <ul className="grid gap-1.5 pt-1.5">
      {measurements.map(({ key: name }) => (
        <li key={name}>
          <MeasureLetter name={name} />
          <span className="text-siyahi">{choiceWords.measurements[name]}</span>: {howTo[name]}
        </li>
      ))}
    </ul>
  );
}
