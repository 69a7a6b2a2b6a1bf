import type { ChoiceWords } from "../cart/choice-words.ts";
import { customSizeCharge } from "./charges.ts";
import type { SpokenLine, SpokenOption } from "./line-option.ts";

export function chosenSize(
  { custom_size, sizes, parts }: Pick<SpokenLine, "sizes" | "parts"> & { custom_size: unknown },
  words: ChoiceWords,
): string {
  if (parts)
    return words.sizesApart(parts.map(({ name, urdu, size }) => ({ name: words.name(name, urdu), size })));
  return custom_size ? words.customSize : sizes || "";
}

/** A size, sizes apart, or made to measure; whether a garment has it is asked in sized-parts.ts. */
export const size: SpokenOption = {
  identity: ({ sizes, custom_size }) =>
    [sizes || "", custom_size ? "custom" : ""].filter((part) => part !== "").join("-") || "no-size",
  words: (line, words) => ({ label: words.size, value: chosenSize(line, words) }),
  surcharge: {
    field: "custom_size_charges",
    label: "Custom size",
    isChosen: ({ custom_size }) => custom_size !== false,
    today: customSizeCharge,
  },
};
