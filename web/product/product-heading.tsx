import { memo } from "react";
import { href } from "react-router";
import type { Fabric } from "#contract/catalog/catalog.ts";
import { fromPriceOf } from "#contract/money/from-price.ts";
import { productMessages } from "#messages/product.ts";
import { shownCategory, shownName } from "#web/ui/shown-names.ts";
import { reviewsId } from "../reviews/late-reviews.tsx";
import { Breadcrumb } from "../ui/breadcrumb.tsx";
import { Price } from "../ui/price.tsx";
import { Seam } from "../ui/seam.tsx";
import { Stars } from "../ui/stars.tsx";
import type { ChosenProduct } from "./choices/product-choices.ts";

type ProductHeadingProps = {
  product: ChosenProduct;
  fabric: Fabric | undefined;
  /** Extra rupees where it can only be made to measure. */
  besides: number;
};

/** The price is that of the lists until it follows a fabric (specification section 4). */
export const ProductHeading = memo(function ProductHeading({
  product,
  fabric,
  besides,
}: ProductHeadingProps) {
  const shown = fromPriceOf(fabric ? { ...product, fabric_type: [fabric] } : product, besides);
  const listAddress = `${href("/products")}?category=${encodeURIComponent(product.category)}`;
  return (
    <div>
      <Breadcrumb items={[{ label: shownCategory(product), to: listAddress }]} />
      <h1 className="mt-2 text-[clamp(1.9rem,1.4rem+1.6vw,2.5rem)] wrap-anywhere">{shownName(product)}</h1>
      {product.reviewCount > 0 && (
        <p className="mt-2.5 flex items-center gap-2.5">
          <Stars rating={product.averageRating} />
          <a href={`#${reviewsId}`} className="text-link py-0.5 text-sm">
            {productMessages.rated(product.averageRating, product.reviewCount)}
          </a>
        </p>
      )}
      <Price
        price={shown.from_price}
        regularPrice={shown.from_regular_price}
        isFrom={shown.prices_differ}
        className="mt-3 text-2xl"
      />
      <p className="mt-2.5 flex flex-wrap gap-x-5 gap-y-1 text-sm text-slate">
        <span>
          {productMessages.productCode}{" "}
          <span className="font-medium text-siyahi">{product.product_code}</span>
        </span>
        <span>
          {productMessages.category} <span className="font-medium text-siyahi">{shownCategory(product)}</span>
        </span>
      </p>
      <Seam className="mt-6" />
    </div>
  );
});
