import { isOnlyToMeasure } from "../catalog/sold-out.ts";
import { partsOf } from "../sizes/parts-of-garment.ts";
import { customSizeCharge } from "./charges.ts";
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

/** Rupees that the garment costs besides where it can only be made to measure; 0 where a size is left. */
export function measuredOnlyCharge(
  product: Parameters<typeof isOnlyToMeasure>[0],
  charges: Parameters<typeof customSizeCharge>[0],
): number {
  return isOnlyToMeasure(product) ? wholeMeasuredCharge(product, charges) : 0;
}

/** Rupees that the whole garment costs besides when it is made to measure. */
export function wholeMeasuredCharge(
  product: Parameters<typeof partsOf>[0],
  charges: Parameters<typeof customSizeCharge>[0],
): number {
  return customSizeCharge(
    charges,
    partsOf(product).map(() => ({ size: false })),
  );
}

/**
 * With the cheapest fabric it is offered in, and with what `measuredOnlyCharge` gives where no size is left. The database keeps
 * `from_price` without the latter for sorting and the price filter (migration `from-price`).
 */
export function fromPriceOf(product: PricedProduct, measuredOnly = 0): FromPrice {
  const surcharges = product.fabric_type.map(({ price }) => price);
  const cheapest = surcharges.length === 0 ? 0 : Math.min(...surcharges);
  const least = cheapest + measuredOnly;
  return {
    from_price: garmentPrice(product) + least,
    from_regular_price: product.price + least,
    prices_differ: surcharges.some((surcharge) => surcharge > cheapest),
  };
}
