import type { GarmentFit, GarmentType } from "#contract/catalog/garments.ts";
import { centimetresPerInch, type LengthUnit } from "#contract/sizes/length-unit.ts";
import { bodyChart } from "#contract/sizes/size-for-body.ts";
import { sizeChartMessages } from "#messages/size-chart.ts";
import { sizeFinderMessages as words } from "#messages/size-finder.ts";

type BodyTableProps = { type: GarmentType; fit: GarmentFit; sizes: readonly string[]; unit: LengthUnit };

/** The bodies that each size is for, beside the chart of the garment's own measurements. */
export function BodyTable({ type, fit, sizes, unit }: BodyTableProps) {
  const { names, rows } = bodyChart(type, fit);
  if (names.length === 0) return null;
  const length = (centimetres: number) =>
    Math.round(unit === "cm" ? centimetres : centimetres / centimetresPerInch);
  return (
    <table className="w-full border-collapse text-center text-sm">
      <caption className="pb-3 text-start text-xl font-semibold">
        {words.yourBody}{" "}
        <span className="text-sm font-normal text-slate">{sizeChartMessages.inUnit[unit]}</span>
      </caption>
      <thead>
        <tr className="border-b-2 border-siyahi">
          <th scope="col" className="py-2 text-start font-semibold">
            {sizeChartMessages.size}
          </th>
          {names.map((name) => (
            <th key={name} scope="col" className="py-2 font-medium">
              {words.bodyWidths[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows
          .filter(({ size }) => sizes.includes(size))
          .map(({ size, widths }) => (
            <tr key={size} className="odd:bg-chuna/60">
              <th scope="row" className="py-1.5 text-start font-[620]">
                {size}
              </th>
              {names.map((name) => (
                <td key={name} className="py-1.5">
                  <bdi dir="ltr">
                    {length(widths[name]?.from ?? 0)}–{length(widths[name]?.to ?? 0)}
                  </bdi>
                </td>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  );
}
