import { customSizeCharge } from "#contract/options/charges.ts";
import { isMadeToMeasure, partsOf } from "../sizes/parts-of-garment.ts";
import { garmentPrice } from "./line-price.ts";

export type FromPrice = {
  from_price: number;
  /** The regular price of that same choice; equal to `from_price` when nothing is off. */
  from_regular_price: number;
  /** Another offered choice costs more: only then is 'from' said. */
  prices_differ: boolean;
};

export type PricedProduct = {
  price: number;
  sale_price: number;
  fabric_type: readonly { price: number }[];
};

/** Rupees that the garment costs besides when all of it is made to measure; 0 where it cannot be. */
export function measuredChargeOf(
  product: Parameters<typeof partsOf>[0],
  charges: Parameters<typeof customSizeCharge>[0],
): number {
  if (!isMadeToMeasure(product)) return 0;
  return customSizeCharge(
    charges,
    partsOf(product).map(() => ({ size: false })),
  );
}

/**
 * With the cheapest fabric it is offered in, and where no size is left with the custom size. The database keeps
 * `from_price` without the latter for sorting and the price filter (migration `from-price`).
 */
export function fromPriceOf(product: PricedProduct, besides = 0): FromPrice {
  const surcharges = product.fabric_type.map(({ price }) => price);
  const cheapest = surcharges.length === 0 ? 0 : Math.min(...surcharges);
  const least = cheapest + besides;
  return {
    from_price: garmentPrice(product) + least,
    from_regular_price: product.price + least,
    prices_differ: surcharges.some((surcharge) => surcharge > cheapest),
  };
}
