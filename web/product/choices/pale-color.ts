/** True for a color, as `#rrggbb`, that needs a ground to be seen on paper. */
export function isPale(color: string): boolean {
  const channels = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
  return channels.every((channel) => channel > 215);
}
