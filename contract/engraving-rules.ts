import { engravingMaxLength } from "./limits.ts";

/** Letters of any script with their marks, digits, space and . ' - */
const sewable = /^[\p{L}\p{M}\p{Nd} .'’-]+$/u;

/** The characters of a name as the tailor counts them. */
export function engravingLength(name: string): number {
  return [...name.trim()].length;
}

/** What is said of a name that cannot be sewn. */
export const engravingSentences = {
  missing: "Enter the name to engrave",
  long: `Use at most ${engravingMaxLength} characters`,
  letters: "Use letters, digits, spaces and . ' - only",
};

/** Why a name cannot be sewn; undefined when it can. */
export function engravingProblem(name: string): keyof typeof engravingSentences | undefined {
  const length = engravingLength(name);
  if (length === 0) return "missing";
  if (length > engravingMaxLength) return "long";
  return sewable.test(name.trim()) ? undefined : "letters";
}
