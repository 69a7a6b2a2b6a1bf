import { colorAsked } from "#contract/catalog/filtered-colors.ts";
import { productListMessages } from "#messages/product-list.ts";
import { onPhones } from "../ui/picture.tsx";
import { CardSkeleton } from "../ui/skeleton.tsx";
import type { CardProduct } from "./card-product.ts";
import { ProductCard } from "./product-card.tsx";

type ProductGridProps = {
  products: readonly CardProduct[];
  color: string;
  loading: boolean;
};

const columns =
  "grid grid-cols-2 gap-x-3 gap-y-7 md:grid-cols-3 md:gap-x-4.5 md:gap-y-9 xl:grid-cols-4 xl:gap-x-5 xl:gap-y-11";
const cardWidths = `(min-width: 1440px) 325px, (min-width: 1200px) 22vw, (min-width: 768px) 30vw, ${onPhones(44)}`;
const skeletons = ["a", "b", "c", "d", "e", "f", "g"];
/** Cards on the first screen of any device: their pictures have priority. */
const firstScreen = 2;

/** Placeholders for products that are loading (specification section 2). */
export function ProductGrid({ products, color, loading }: ProductGridProps) {
  if (loading) {
    return (
      <div className={columns} aria-busy="true">
        <span className="sr-only" role="status">
          {productListMessages.loading}
        </span>
        {skeletons.map((key) => (
          <CardSkeleton key={key} />
        ))}
      </div>
    );
  }
  return (
    <ul className={columns}>
      {products.map((product, index) => (
        <li key={product.id} className="min-w-0 wrap-anywhere">
          <ProductCard
            product={product}
            color={colorAsked(product, color)}
            sizes={cardWidths}
            priority={index < firstScreen}
          />
        </li>
      ))}
    </ul>
  );
}
