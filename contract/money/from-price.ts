import { customSizeCharge } from "#contract/options/charges.ts";
import { isMadeToMeasure, partsOf } from "../sizes/parts-of-garment.ts";
import { garmentPrice } from "./line-price.ts";

export type FromPrice = {
  from_price: number;
  /** The regular price of that same choice; equal to `from_price` without a sale. */
  from_regular_price: number;
  /** Another offered choice costs more: only then do pages show 'from'. */
  prices_differ: boolean;
};

export type PricedProduct = {
  price: number;
  sale_price: number;
  fabric_type: readonly { price: number }[];
};

/** Rupees that the garment costs more entirely made to measure; 0 where it cannot be. */
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
 * With the cheapest fabric, and where no size is left with the custom size. The database stores `from_price` without
 * the latter for sorting and the price filter (migration `from-price`).
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
