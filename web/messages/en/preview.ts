import type { EngravingPosition } from "#contract/engraving/engraving-rules.ts";

export const previewMessages = {
  livePreview: "Live preview",
  sewnAsWritten: "Sewn as written",
  withCap: "with the matching cap",
  sewnOn: (name: string, position: EngravingPosition) =>
    `${name} sewn on the wearer's ${position === "sleeve" ? "left sleeve" : position}`,
  inThread: (thread: string) => `in ${thread} thread`,
  news: (words: string) => `Preview: ${words}`,
  inWords: (words: readonly string[]) => words.join(", "),
};
