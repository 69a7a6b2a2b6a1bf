export function shorten(text: string, longest: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest).replace(/[^\p{L}\p{N}]+[\p{L}\p{N}]*$/u, "");
  return `${cut}…`;
}
