import type { GarmentFit, GarmentType } from "#contract/catalog/garments.ts";
import type { LengthUnit } from "#contract/sizes/length-unit.ts";
import { tableFor } from "#contract/sizes/size-tables.ts";
import { halfInches } from "#drawings/size-chart/size-chart-numbers.ts";
import { choiceLabels } from "#messages/choices.ts";
import { sizeChartMessages } from "#messages/size-chart.ts";
import { byLetter, MeasureLetter } from "#web/customers/measurements/measure-letter.tsx";

type SizeTableProps = {
  title: string;
  type: GarmentType;
  fit: GarmentFit;
  sizes?: readonly string[];
  unit?: LengthUnit;
};

export function SizeTable({ title, type, fit, sizes = type.sizes, unit }: SizeTableProps) {
  const rowOf = new Map(
    type.parts.flatMap((part) => {
      const rows = tableFor(part, fit)?.rows ?? {};
      return part.measurements.flatMap((name) => (rows[name] ? [[name, rows[name]] as const] : []));
    }),
  );
  const names = byLetter([...rowOf.keys()]);
  return (
    <table className="w-full border-collapse text-center text-sm sm:table-fixed">
      <caption className="pb-3 text-start text-xl font-semibold">
        {title}{" "}
        <span className="text-sm font-normal text-slate">
          {unit ? sizeChartMessages.inUnit[unit] : sizeChartMessages.inBoth}
        </span>
      </caption>
      <thead>
        <tr className="border-b-2 border-siyahi align-bottom">
          <th scope="col" className="py-2 pe-1 text-start text-xs font-semibold sm:pe-2 sm:text-sm">
            {sizeChartMessages.size}
          </th>
          {names.map((name) => (
            <th
              key={name}
              scope="col"
              className="px-0.5 py-2 text-xs font-medium max-sm:tracking-tight sm:text-sm rtl:px-1.5 rtl:tracking-normal"
            >
              <MeasureLetter name={name} className="mx-auto mb-1 grid" />
              {sizeChartMessages.measurement[name] ?? choiceLabels.measurements[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {type.sizes.map(
          (size, row) =>
            sizes.includes(size) && (
              <tr key={size} className="odd:bg-chuna/60">
                <th scope="row" className="py-1.5 ps-0.5 pe-1 text-start font-[620] sm:ps-1 sm:pe-2">
                  {size}
                </th>
                {names.map((name) => (
                  <td key={name} className="py-1.5 rtl:px-1">
                    <Length centimetres={rowOf.get(name)?.[row] ?? 0} unit={unit} />
                  </td>
                ))}
              </tr>
            ),
        )}
      </tbody>
    </table>
  );
}

function Length({ centimetres, unit }: { centimetres: number; unit: LengthUnit | undefined }) {
  // The half follows its number in both writing directions.
  const inches = <bdi dir="ltr">{halfInches(centimetres)}</bdi>;
  if (unit === "cm") return <span>{centimetres}</span>;
  if (unit) return inches;
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
