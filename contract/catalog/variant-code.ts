import type { Color } from "./catalog.ts";

/**
 * The code of a product in one color, and in one size of it, by which search engines and social networks know it: the
 * same when its names change. Google takes at most 50 characters.
 */
export function variantCode(code: string, color?: Pick<Color, "_id">, size?: string): string {
  return [code, color?._id.slice(-8), size].filter(Boolean).join("-");
}
