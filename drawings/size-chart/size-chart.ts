import type { Fit } from "#drawings/garments/garment-options.ts";
import { scrubTopFront } from "#drawings/garments/scrub-top.ts";
import { trousers } from "#drawings/garments/trousers.ts";
import { labelText } from "#drawings/lettering/label-text.ts";
import { createDrawing, idFromOptions } from "#drawings/svg/drawing.ts";
import { defaultBackdrop, place, stage, withShadow } from "#drawings/svg/stage.ts";
import { dimensionLines, figurePlaces } from "./size-chart-dimensions.ts";
import { sizeCharts } from "./size-chart-numbers.ts";
import { sizeTable } from "./size-chart-table.ts";

/** The picture of the size chart page: two drawings with letters A to F and a table, 800 x 1240. */
export function sizeChart(kind: Fit, { id }: { id?: string } = {}): string {
  const chart = sizeCharts[kind];
  const drawing = createDrawing({
    id: id ?? idFromOptions({ chart: kind }),
    color: "#c9d3d6",
    seed: `topundefined${kind}`,
  });
  const top = scrubTopFront(drawing, { fit: kind });
  const bottom = trousers(drawing, { fit: kind, cut: "straight", view: "front" });
  const body =
    '<rect width="800" height="1270" fill="#fdfcf9"/>' +
    `<rect width="800" height="560" fill="${defaultBackdrop}"/>` +
    labelText(chart.title, { x: 30, y: 44, size: 30, weight: "strong", fill: "#14262b", anchor: "start" }) +
    labelText("cm, inches below", {
      x: 770,
      y: 44,
      size: 20,
      weight: "plain",
      fill: "#4b5b5f",
      anchor: "end",
    }) +
    place(withShadow(top), figurePlaces.top) +
    place(withShadow(bottom), figurePlaces.trousers) +
    dimensionLines(kind) +
    sizeTable(chart);
  return stage(drawing, body, { box: "0 0 800 1240", backdrop: null, title: `${chart.title} size chart` });
}
