/** What stands in a cell for a name of the contract: `written-off` as `Written off`. */
export function titleOf(name: string): string {
  return (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll("-", " ");
}
