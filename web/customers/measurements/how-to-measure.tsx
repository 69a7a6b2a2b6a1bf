import { href } from "react-router";
import type { LengthUnit } from "#contract/sizes/length-unit.ts";
import type { MeasurementName } from "#contract/sizes/measurement-names.ts";
import { choiceLabels } from "#messages/choices.ts";
import { language } from "#messages/language.ts";
import { measurementFormMessages } from "#messages/measurement-form.tsx";
import { MeasureDrawing } from "./measure-drawing.tsx";
import { byLetter, MeasureLetter } from "./measure-letter.tsx";

type HowToMeasureProps = { names: readonly MeasurementName[]; unit: LengthUnit };

export function HowToMeasure({ names, unit }: HowToMeasureProps) {
  const isOfBody = names.every((name) => name === "head");
  return (
    <div className="grid content-start gap-3 text-sm text-slate">
      <MeasureDrawing names={names} />
      <p>
        {isOfBody
          ? measurementFormMessages.measureHead(unit)
          : measurementFormMessages.measureGarment(unit, <SizeChartLink />)}
      </p>
      <details>
        <summary className="py-1 font-[540] text-siyahi">{measurementFormMessages.howToMeasure}</summary>
        <HowToList names={names} />
      </details>
    </div>
  );
}

/** Opens a new tab, so that typed data stays. */
function SizeChartLink() {
  return (
    <a href={language.prefix + href("/size-chart")} target="_blank" rel="noreferrer" className="text-link">
      {measurementFormMessages.sizeChart}
      <span className="sr-only"> {measurementFormMessages.opensInNewTab}</span>
    </a>
  );
}

export function HowToList({ names }: { names: readonly MeasurementName[] }) {
  return (
    <ul className="grid gap-1.5 pt-1.5">
      {byLetter(names).map((name) => (
        <li key={name}>
          <MeasureLetter name={name} />
          <span className="text-siyahi">{choiceLabels.measurements[name]}</span>:{" "}
          {measurementFormMessages.howTo[name]}
        </li>
      ))}
    </ul>
  );
}
