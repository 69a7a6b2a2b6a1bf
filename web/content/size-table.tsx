import { halfInches, measurements, type SizeChartNumbers, sizeLabels } from "#drawings/size-chart-numbers.ts";
import { sizeChartMessages } from "#messages/size-chart.ts";
import type { LengthUnit } from "../measurements/measurement-draft.ts";

type SizeTableProps = {
  chart: SizeChartNumbers;
  /** Without one, centimetres with the inches below them. */
  unit?: LengthUnit;
};

/** The numbers of a size chart as text, which can be read out, enlarged and searched: the picture shows the same. */
export function SizeTable({ chart, unit }: SizeTableProps) {
  return (
    <table className="w-full border-collapse text-center text-sm sm:table-fixed">
      <caption className="pb-3 text-start text-xl font-semibold">
        {sizeChartMessages.charts[chart.title]}{" "}
        <span className="text-sm font-normal text-slate">
          {unit ? sizeChartMessages.inUnit[unit] : sizeChartMessages.inBoth}
        </span>
      </caption>
      <thead>
        <tr className="border-b-2 border-siyahi align-bottom">
          <th scope="col" className="py-2 pe-1 text-start text-xs font-semibold sm:pe-2 sm:text-sm">
            {sizeChartMessages.size}
          </th>
          {measurements.map(({ letter, key }) => (
            <th
              key={key}
              scope="col"
              className="px-0.5 py-2 text-xs font-medium max-sm:tracking-tight sm:text-sm rtl:px-1.5 rtl:tracking-normal"
            >
              <span
                lang="en"
                className="mx-auto mb-1 grid size-5 place-items-center rounded-full bg-kashi text-xs leading-none font-[620] text-white"
              >
                {letter}
              </span>
              {sizeChartMessages.measurement[key]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sizeLabels.map((size, row) => (
          <tr key={size} className="odd:bg-chuna/60">
            <th scope="row" className="py-1.5 ps-0.5 pe-1 text-start font-[620] sm:ps-1 sm:pe-2">
              {size}
            </th>
            {measurements.map(({ key }) => (
              <td key={key} className="py-1.5 rtl:px-1">
                <Length centimetres={chart.rows[key][row] ?? 0} unit={unit} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Length({ centimetres, unit }: { centimetres: number; unit: LengthUnit | undefined }) {
  // Half an inch stands after its number in every direction of writing.
  const inches = <bdi dir="ltr">{halfInches(centimetres)}</bdi>;
  if (unit) return unit === "cm" ? centimetres : inches;
  return (
    <>
      <span className="font-[560]">{centimetres}</span>
      <br />
      <span className="text-xs whitespace-nowrap text-slate">
        {inches}
        <span className="max-sm:sr-only"> {sizeChartMessages.inches}</span>
      </span>
    </>
  );
}
