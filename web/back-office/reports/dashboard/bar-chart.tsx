import { useEffect, useRef } from "react";
import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import { formatDay } from "#web/back-office/ui/moments.ts";

type BarChartProps = {
  title: string;
  starts: readonly string[];
  values: readonly number[];
  format: (value: number) => string;
};

const height = 220;
/** Rupees and orders are whole. */
const wholeSteps = Array.from({ length: 9 }, (_, power) =>
  [1, 2, 5].map((step) => step * 10 ** power),
).flat();
const font = '12px "Anek Latin", system-ui, sans-serif';

/**
 * One bar a span, hidden from assistive technology: the table below the charts has the figures. uPlot is a fifth of
 * the size of libraries that draw with elements.
 */
export function BarChart({ title, starts, values, format }: BarChartProps) {
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const chart = draw(element, { title, starts, values, format });
    const observer = new ResizeObserver(() => chart.setSize({ width: element.clientWidth, height }));
    observer.observe(element);
    return () => {
      observer.disconnect();
      chart.destroy();
    };
  }, [title, starts, values, format]);

  return (
    <figure className="min-w-0 rounded-lg border border-line px-4 pt-3 pb-2">
      <figcaption className="mb-1 text-sm font-[560]">{title}</figcaption>
      <div
        ref={place}
        aria-hidden="true"
        className="min-w-0 overflow-hidden text-sm [&_.u-legend_th]:font-normal! [&_.uplot]:font-sans!"
        style={{ minHeight: height }}
      />
    </figure>
  );
}

function draw(element: HTMLElement, { title, starts, values, format }: BarChartProps): uPlot {
  const style = getComputedStyle(element);
  const color = (name: string) => style.getPropertyValue(`--color-${name}`);
  const axis = {
    font,
    stroke: color("slate"),
    grid: { stroke: color("line"), width: 1 },
    ticks: { show: false },
  };
  const dayAt = (index: number) => formatDay(starts[index] ?? "");
  const bars = uPlot.paths.bars?.({ size: [0.7, 40] });
  // The legend describes the bar under the pointer, or the last one.
  const last = starts.length - 1;
  return new uPlot(
    {
      width: element.clientWidth,
      height,
      cursor: { drag: { x: false, y: false }, y: false },
      scales: {
        x: { time: false, range: [-0.6, Math.max(0.6, starts.length - 0.4)] },
        y: { range: fromZero },
      },
      axes: [
        {
          ...axis,
          grid: { show: false },
          incrs: [1, 2, 7, 14, 28, 56, 91],
          space: 64,
          values: (_chart, indexes) => indexes.map((index) => (starts[index] ? dayAt(index) : "")),
        },
        { ...axis, size: 88, incrs: wholeSteps, values: (_chart, amounts) => amounts.map(format) },
      ],
      series: [
        { label: "Day", value: (_chart, index) => dayAt(index ?? last) },
        {
          label: title,
          fill: color("kashi"),
          width: 0,
          points: { show: false },
          ...(bars ? { paths: bars } : {}),
          value: (_chart, value) => format(value ?? values[last] ?? 0),
        },
      ],
    },
    [starts.map((_, index) => index), [...values]],
    element,
  );
}

function fromZero(_chart: uPlot, _lowest: number, highest: number): [number, number] {
  return [0, Math.max(1, highest * 1.08)];
}
