import { type SizeChartNumbers, sizeCharts } from "#drawings/size-chart-numbers.ts";

/** The size chart by which a product of a category is cut: the women's for women, the men's for all others. */
export function chartOf(category: string): SizeChartNumbers {
  return category === "Women" ? sizeCharts.women : sizeCharts.men;
}
