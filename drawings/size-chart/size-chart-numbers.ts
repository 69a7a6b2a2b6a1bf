export const sizeLabels = ["XS", "S", "M", "L", "XL", "2XL", "3XL"] as const;

export type Measurement =
  | "chest"
  | "shirtLength"
  | "shoulder"
  | "sleeveLength"
  | "trouserWaist"
  | "trouserLength";

export const measurements: readonly { letter: string; key: Measurement; label: string }[] = [
  { letter: "A", key: "chest", label: "Chest" },
  { letter: "B", key: "shirtLength", label: "Shirt length" },
  { letter: "C", key: "shoulder", label: "Shoulder" },
  { letter: "D", key: "sleeveLength", label: "Sleeve" },
  { letter: "E", key: "trouserWaist", label: "Trouser waist" },
  { letter: "F", key: "trouserLength", label: "Trouser length" },
];

export interface SizeChartNumbers {
  title: "Women" | "Men";
  /** Centimetres of the finished garment, one number for each size of `sizeLabels`. */
  rows: Readonly<Record<Measurement, readonly number[]>>;
}

export const sizeCharts: Readonly<Record<"women" | "men", SizeChartNumbers>> = {
  women: {
    title: "Women",
    rows: {
      chest: [88, 93, 98, 104, 110, 117, 124],
      shirtLength: [64, 65.5, 67, 68.5, 70, 71.5, 73],
      shoulder: [37, 38.5, 40, 41.5, 43, 44.5, 46],
      sleeveLength: [22, 22.5, 23, 23.5, 24, 24.5, 25],
      trouserWaist: [68, 73, 78, 84, 90, 97, 104],
      trouserLength: [97, 98, 99, 100, 101, 102, 103],
    },
  },
  men: {
    title: "Men",
    rows: {
      chest: [96, 102, 108, 114, 121, 128, 135],
      shirtLength: [69, 70.5, 72, 73.5, 75, 76.5, 78],
      shoulder: [43, 44.5, 46, 47.5, 49, 50.5, 52],
      sleeveLength: [24, 24.5, 25, 25.5, 26, 26.5, 27],
      trouserWaist: [74, 79, 84, 90, 96, 103, 110],
      trouserLength: [101, 102, 103, 104, 105, 106, 107],
    },
  },
};

/** Centimetres as inches to the nearest half, in a tailor's notation: "34½". */
export function halfInches(centimetres: number): string {
  const inches = Math.round((centimetres / 2.54) * 2) / 2;
  return `${Math.floor(inches)}${inches % 1 ? "½" : ""}`;
}
