/** Heights by which reviews are filtered, in centimetres: each up to the next. */
export const heightBands = ["under-150", "150", "160", "170", "180"] as const;
export type HeightBand = (typeof heightBands)[number];

/** Where a band ends and the next one begins. */
export const heightBounds = [150, 160, 170, 180] as const;

/** The band of a height in centimetres. */
export function heightBandOf(height: number): HeightBand {
  return heightBands[heightBounds.filter((bound) => height >= bound).length] ?? "180";
}
