import { ownValue } from "../values/own-value.ts";
import type { Product } from "./catalog.ts";

type Stocked = Pick<Product, "soldOut" | "fewLeft" | "colorStock">;

/** Without a color, or where its stock is not counted per color, the product unchanged. */
export function stockOfColor<P extends Stocked>(product: P, colorId: string | undefined): P {
  const { colorStock } = product;
  if (!colorStock || colorId === undefined) return product;
  const { soldOut: _soldOut, fewLeft: _fewLeft, ...rest } = product;
  return { ...rest, ...ownValue(colorStock, colorId) } as P;
}
