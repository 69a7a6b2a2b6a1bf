import { engravingMaxLength } from "./limits.ts";

/** Letters of any script with their marks, digits, space and . ' - */
const sewable = /^[\p{L}\p{M}\p{Nd} .'’-]+$/u;

/** The characters of a name as the tailor counts them. */
export function engravingLength(name: string): number {
  return [...name.trim()].length;
}

/** Why a name cannot be sewn, as a sentence for the shopper; undefined when it can. */
export function engravingProblem(name: string): string | undefined {
  const length = engravingLength(name);
  if (length === 0) return "Enter the name to engrave";
  if (length > engravingMaxLength) return `Use at most ${engravingMaxLength} characters`;
  return sewable.test(name.trim()) ? undefined : "Use letters, digits, spaces and . ' - only";
}
