import type { SpokenOption } from "./line-option.ts";

/** Its surcharge is part of the price of the garment. */
export const fabric: SpokenOption = {
  identity: (line) => line.fabric_type._id,
  words: ({ fabric_type }, words) => ({
    label: words.fabric,
    value: words.name(fabric_type.name, fabric_type.urdu),
  }),
};
