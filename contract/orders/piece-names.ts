import { type ChoiceLabels, englishChoices } from "#contract/cart/choice-labels.ts";
import { chosenSize } from "../options/built-in.ts";

export type PieceLine = Pick<Parameters<typeof chosenSize>[0], "sizes" | "parts" | "custom_size"> & {
  name: string;
  color: { label: string };
};

const words: ChoiceLabels = { ...englishChoices, customSize: "made to measure" };

/**
 * Staff's names for the pieces of each line of an order, in its order, wherever pieces are chosen or listed: the
 * garment with its size, and with its color where another line has the same garment in the same size.
 */
export function pieceNames(lines: readonly PieceLine[]): string[] {
  const short = lines.map((line) =>
    [line.name, chosenSize(line, words)].filter((part) => part !== "").join(", "),
  );
  return lines.map(({ color }, index) => {
    const name = short[index] ?? "";
    return short.indexOf(name) === short.lastIndexOf(name) ? name : `${name}, ${color.label}`;
  });
}
