type SizedPart = { size: string; part: string };
type Unit = "in" | "cm";

const numbers = ["", "", "two", "three", "four", "five", "six"];

const unitNames: Record<Unit, string> = { in: "inches", cm: "centimetres" };

export const sizeAdviceMessages = {
  title: "Size advice",
  invitation: (count: number) =>
    count === 1
      ? "Fill in the measurement to see the nearest standard size."
      : `Fill in the ${numbers[count] ?? count} measurements to see the nearest standard size.`,
  nearest: (parts: readonly SizedPart[]) =>
    `Nearest standard size: ${parts.map(({ size, part }) => `${size} ${part}`).join(", ")}`,
  sizedPart: ({ size, part }: SizedPart) => `${size} ${part}:`,
  asMeasured: "as measured",
  misfits: (misfits: readonly string[]) => misfits.join(", "),
  misfit: (name: string, length: string, way: "loose" | "tight" | "long" | "short") =>
    `${name} ${length} ${way}`,
  length: (length: string, unit: Unit) => `${length} ${unit}`,
  takeSize: (size: string) => `Take size ${size} instead`,
  fits: (size: string) => `Size ${size} should fit you.`,
  mixed: (parts: readonly SizedPart[]) =>
    `The parts need different sizes: take ${parts.map(({ size, part }) => `${size} ${part}`).join(", ")}.`,
  custom: "No standard size is close enough: choose custom size.",
  allInUnit: (unit: Unit) => `These look like ${unitNames[unit]}. Did you measure in ${unitNames[unit]}?`,
  oneInUnit: (label: string, typed: string, unit: Unit) =>
    `${label} ${typed}: did you measure it in ${unitNames[unit]}?`,
  swapped: (one: string, other: string) => `Are ${one} and ${other} in each other's field?`,
  half: (label: string, typed: string) => `${label} ${typed}: was it measured across? It has to be doubled.`,
  odd: (label: string, typed: string) => `${label} ${typed} is unusual. Is it right?`,
  yesInUnit: (unit: Unit) => `Yes, ${unitNames[unit]}`,
  yesSwap: "Yes, swap them",
  yesDouble: "Yes, double it",
  rightAsTyped: "It is correct",
  notSaved: "Not saved yet. Please look at this first.",
};
