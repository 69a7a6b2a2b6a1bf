import { labelText } from "#drawings/lettering/label-text.ts";
import { letterDisc } from "./size-chart-dimensions.ts";
import { halfInches, measurements, type SizeChartNumbers, sizeLabels } from "./size-chart-numbers.ts";

const ink = "#14262b";
const quiet = "#4b5b5f";
const headY = 610;
const firstRowY = headY + 84;
const rowHeight = 74;
const sizeColumn = 60;

const columns = [156, 262, 368, 474, 584, 702] as const;

export function sizeTable(chart: SizeChartNumbers): string {
  return (
    `<path d="M28 ${firstRowY}H772" stroke="${ink}" stroke-width="2"/>${columnHeads()}` +
    labelText("Size", { x: sizeColumn, y: headY + 54, size: 20, weight: "strong", fill: ink }) +
    sizeLabels.map((size, row) => sizeRow(chart, size, row)).join("")
  );
}

function columnHeads(): string {
  return columns.map((x, column) => columnHead(x, column)).join("");
}

function columnHead(x: number, column: number): string {
  const measurement = measurements[column];
  if (measurement === undefined) return "";
  const words = measurement.label.split(" ");
  const lowered = words.length === 1 ? 8 : 0;
  const label = words.map((word, line) =>
    labelText(word, { x, y: headY + 46 + line * 22 + lowered, size: 20, weight: "plain", fill: ink }),
  );
  return letterDisc(measurement.letter, x, headY + 8, 14) + label.join("");
}

function sizeRow({ rows }: SizeChartNumbers, size: string, row: number): string {
  const y = firstRowY + row * rowHeight;
  const band =
    row % 2 === 0 ? `<rect x="28" y="${y + 1}" width="744" height="${rowHeight - 1}" fill="#ebe7de"/>` : "";
  const cells = columns.map((x, column) => {
    const measurement = measurements[column];
    const centimetres = measurement && rows[measurement.key][row];
    if (centimetres === undefined) return "";
    return (
      labelText(String(centimetres), { x, y: y + 36, size: 26, weight: "strong", fill: ink }) +
      labelText(`${halfInches(centimetres)} in`, { x, y: y + 60, size: 19, weight: "plain", fill: quiet })
    );
  });
  return (
    band +
    labelText(size, { x: sizeColumn, y: y + 46, size: 27, weight: "strong", fill: ink }) +
    cells.join("")
  );
}
