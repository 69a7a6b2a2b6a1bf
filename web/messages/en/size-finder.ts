import type { Build, Sex } from "#contract/sizes/body-survey.ts";
import type { Wear, WidthName } from "#contract/sizes/garment-room.ts";

export const sizeFinderMessages = {
  title: "Find your size",
  heightIn: { cm: "Height, cm", in: "Height, feet" },
  andInches: "and inches",
  weight: "Weight, kg",
  wearer: "For",
  sex: { woman: "A woman", man: "A man" } satisfies Record<Sex, string>,
  build: "Build",
  builds: { slim: "Slim", average: "Average", full: "Full" } satisfies Record<Build, string>,
  wear: "How do you like it?",
  wears: { close: "Close", regular: "Regular", loose: "Loose" } satisfies Record<Wear, string>,
  invitation: "Enter height and weight to see your size.",
  beyond: "We have no figures for this height and weight. Compare the chart with a garment that fits you.",
  size: (size: string) => `Size ${size}.`,
  partSize: (part: string, size: string) => `Size ${size} ${part}.`,
  /** `tenths`: of ten people of this height, weight and build, those that take this size. */
  sure: (tenths: number, other: string | undefined) =>
    `It fits about ${tenths} in 10 people like you${other === undefined ? "" : `, ${other} most others`}.`,
  tooNarrow: (part: string) => `No standard size is wide enough for the ${part}: choose custom size.`,
  roomAtChest: (length: string) => `${length} of room at the chest`,
  bandGives: (length: string) => `The waistband stretches by ${length}`,
  tight: (size: string, lacks: string) => `${size} would be tight: ${lacks} less than you like`,
  longer: (length: string) => `${length} too long: the hem can be turned up`,
  shorter: (length: string) => `${length} too short: choose custom size for the length`,
  soldOut: (sizes: readonly string[]) => `Sold out: ${sizes.join(", ")}.`,
  take: (sizes: string) => `Take size ${sizes}`,
  about: "By a survey of 6,000 adults. Your answers stay on this device. Measurements are surer.",
  bySaved: (name: string) => `By the measurements of ${name}`,
  byCart: "By the measurements in your cart",
  yourBody: "Your body",
  bodyWidths: { chest: "Chest", trouserWaist: "Waist" } satisfies Record<WidthName, string>,
};
