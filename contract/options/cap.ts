import type { SpokenOption } from "./line-option.ts";

export const cap: SpokenOption = {
  identity: (line) => (line.cap ? "cap" : "no-cap"),
  words: (line, words) => (line.cap ? { label: words.cap, value: words.capChosen } : undefined),
  surcharge: {
    field: "cap_charges",
    label: "Surgical cap",
    isChosen: (line) => line.cap,
    today: ({ surgicalCap }) => surgicalCap,
  },
};
