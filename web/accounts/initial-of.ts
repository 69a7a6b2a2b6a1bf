/** The first letter of a name, for the button of its menu: of any script, with its marks, and never half a character. */
export function initialOf(name: string): string {
  const first = /\p{L}\p{M}*/u.exec(name)?.[0] ?? [...name.trim()][0] ?? "";
  return first.toUpperCase();
}
