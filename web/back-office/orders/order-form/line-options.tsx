import { isMadeToMeasure, partsOf } from "#contract/sizes/parts-of-garment.ts";
import { formatRupees } from "#contract/values/money.ts";
import { type LineProduct, madeToMeasure, sizesApart } from "./line-fields.ts";

/** A choice with its surcharge in whole rupees. */
export function withCharge(words: string, rupees: number | undefined): string {
  return rupees ? `${words} + ${formatRupees(rupees)}` : words;
}

type SizeOptionsProps = {
  product: LineProduct;
  /** Offered as well, though the product may not have it any more. */
  chosen?: string;
  soldOut?: readonly string[] | undefined;
  customSize?: number | undefined;
};

export function SizeOptions({ product, chosen = "", soldOut = [], customSize }: SizeOptionsProps) {
  const special = [madeToMeasure, sizesApart, ""];
  const isGone = !special.includes(chosen) && !product.sizes.includes(chosen);
  return (
    <>
      {isGone && <option value={chosen}>{chosen}</option>}
      {product.sizes.map((size) => (
        <option key={size} value={size} disabled={soldOut.includes(size) && size !== chosen}>
          {soldOut.includes(size) ? `${size} (sold out)` : size}
        </option>
      ))}
      {isMadeToMeasure(product) && (
        <option value={madeToMeasure}>{withCharge("Made to measure", customSize)}</option>
      )}
      {partsOf(product).length > 1 && <option value={sizesApart}>Different sizes</option>}
    </>
  );
}

type FabricOptionsProps = { product: LineProduct; chosen?: string };

export function FabricOptions({ product, chosen = "" }: FabricOptionsProps) {
  const isGone = chosen !== "" && !product.fabric_type.some(({ name }) => name === chosen);
  return (
    <>
      {isGone && <option value={chosen}>{chosen}</option>}
      {product.fabric_type.map(({ name, price }) => (
        <option key={name} value={name}>
          {withCharge(name, price)}
        </option>
      ))}
    </>
  );
}
