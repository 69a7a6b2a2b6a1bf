import { capitalize } from "#contract/values/capitalize.ts";

/** What stands in a cell for a name of the contract: `written-off` as `Written off`. */
export function titleOf(name: string): string {
  return capitalize(name.replaceAll("-", " "));
}
