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

/** With the cheapest fabric it is offered in. The database keeps `from_price` for sorting (migration `from-price`). */
export function fromPriceOf(product: PricedProduct): FromPrice {
  const surcharges = product.fabric_type.map(({ price }) => price);
  const cheapest = surcharges.length === 0 ? 0 : Math.min(...surcharges);
  return {
    from_price: garmentPrice(product) + cheapest,
    from_regular_price: product.price + cheapest,
    prices_differ: surcharges.some((surcharge) => surcharge > cheapest),
  };
}
