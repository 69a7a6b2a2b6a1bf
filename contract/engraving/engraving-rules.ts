import { sewnText } from "./sewn-text.ts";

/** Characters of one line by place. */
export const engravingLimits = { left: 25, right: 25, sleeve: 18 } as const;

export type EngravingPosition = keyof typeof engravingLimits;

/**
 * Characters that the workshop's machines can sew: letters of any script with their marks, digits, spaces and . , ' - &
 * / ( ) ، ۔
 */
const sewable = /^[\p{L}\p{M}\p{Nd} .,'’&/()،۔-]$/u;

const visible = /^[^\p{C}\p{Z}]$/u;

export function engravingLength(line: string): number {
  return [...sewnText(line)].length;
}

export type EngravingProblem =
  | { why: "missing" }
  | { why: "long"; most: number }
  /** `letter` is the first that cannot be sewn; an invisible one is named by its number, as `U+200B`. */
  | { why: "letter"; letter: string };

export const engravingSentences = {
  missing: "Enter the name to engrave",
  long: (most: number) => `Use at most ${most} characters`,
  letter: (letter: string) => `“${letter}” cannot be sewn: use letters, digits, spaces and . , ' - & / ( )`,
};

export function describeProblem(problem: EngravingProblem, words: typeof engravingSentences): string {
  if (problem.why === "long") return words.long(problem.most);
  return problem.why === "letter" ? words.letter(problem.letter) : words.missing;
}

/** Why a line cannot be sewn there; undefined when it can. */
export function engravingProblem(line: string, position: EngravingPosition): EngravingProblem | undefined {
  const letters = [...sewnText(line)];
  if (letters.length === 0) return { why: "missing" };
  const wrong = letters.findIndex((letter) => !sewable.test(letter));
  if (wrong >= 0) return { why: "letter", letter: nameOf(letters, wrong) };
  const most = engravingLimits[position];
  return letters.length > most ? { why: "long", most } : undefined;
}

function nameOf(letters: readonly string[], index: number): string {
  const letter = letters[index] ?? "";
  if (visible.test(letter)) return letter;
  return `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
