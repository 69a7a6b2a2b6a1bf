import { expect, test } from "vitest";
import { readWords, sharedWords } from "./group-words.ts";

test("words of other groups are found in any case, with the names of the groups", () => {
  const group = (name: string, words: string[]) => {
    const rest = { id: name, version: "", kind: "garment" as const, finds: [] };
    return { ...rest, name, words };
  };
  const others = [group("Coats", ["Scrub", "coat"]), group("Sets", ["scrub", "set"])];
  expect(sharedWords(readWords("koti, SCRUB، vest"), others)).toEqual([
    { word: "SCRUB", groups: ["Coats", "Sets"] },
  ]);
});
