import { capitalize } from "#contract/values/capitalize.ts";

/** `written-off` as `Written off`. */
export function titleOf(name: string): string {
  return capitalize(name.replaceAll("-", " "));
}
