export function initialOf(name: string): string {
  const first = /\p{L}\p{M}*/u.exec(name)?.[0] ?? [...name.trim()][0] ?? "";
  return first.toUpperCase();
}
