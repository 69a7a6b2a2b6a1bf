/** One letter: its advance width and outline, baseline at y = 0, in font units (y down). */
export interface Glyph {
  advance: number;
  path: string;
}
