import type { SpokenOption } from "./line-option.ts";

export const color: SpokenOption = {
  identity: (line) => line.color._id,
  words: (line, words) => ({ label: words.color, value: words.name(line.color.label, line.color.urdu) }),
};
