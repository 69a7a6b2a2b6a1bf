export { englishChoices as choiceWords } from "#contract/describe-choices.ts";

/** A category, color, fabric or trouser of the catalogue as this language calls it. */
export function translateName(name: string): string {
  return name;
}
