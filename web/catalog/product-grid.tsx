import PackageOpen from "#icons/package-open.mjs";
import { productListMessages } from "#messages/product-list.ts";
import { ButtonLink } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { onPhones } from "../ui/picture.tsx";
import { CardSkeleton } from "../ui/skeleton.tsx";
import type { CardProduct } from "./card-product.ts";
import { ProductCard } from "./product-card.tsx";

type ProductGridProps = {
  products: readonly CardProduct[];
  color: string;
  loading: boolean;
  pastEnd?: { page: number; last: number; lastAddress: string } | undefined;
};

const columns =
  "grid grid-cols-2 gap-x-3 gap-y-7 md:grid-cols-3 md:gap-x-4.5 md:gap-y-9 xl:grid-cols-4 xl:gap-x-5 xl:gap-y-11";
const cardWidths = `(min-width: 1440px) 325px, (min-width: 1200px) 22vw, (min-width: 768px) 30vw, ${onPhones(44)}`;
const skeletons = ["a", "b", "c", "d", "e", "f", "g"];
const firstScreen = 2;

export function ProductGrid({ products, color, loading, pastEnd }: ProductGridProps) {
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
  if (pastEnd) {
    return (
      <EmptyState
        icon={PackageOpen}
        title={productListMessages.pastEnd(pastEnd.page, pastEnd.last)}
        action={
          <ButtonLink to={pastEnd.lastAddress}>{productListMessages.toLastPage(pastEnd.last)}</ButtonLink>
        }
      />
    );
  }
  if (products.length === 0) return <EmptyState icon={PackageOpen} title={productListMessages.none} />;
  return (
    <ul className={columns}>
      {products.map((product, index) => (
        <li key={product.id} className="min-w-0 wrap-anywhere">
          <ProductCard
            product={product}
            color={color || undefined}
            sizes={cardWidths}
            priority={index < firstScreen}
          />
        </li>
      ))}
    </ul>
  );
}
