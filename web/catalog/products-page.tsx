import { useRef } from "react";
import { href, useNavigation, useSearchParams } from "react-router";
import { language } from "#messages/language.ts";
import { productListMessages } from "#messages/product-list.ts";
import { apiContext } from "../page-context.ts";
import { browserApi } from "../shell/browser-api.ts";
import { InnerBanner } from "../shell/inner-banner.tsx";
import type { Route } from "./+types/products-page.ts";
import { useScrollAfterOrder } from "./after-order.ts";
import { FilterChips } from "./filter-chips.tsx";
import { listTags } from "./list-tags.ts";
import { loadListSurroundings, loadProducts } from "./load-products.ts";
import { Pagination } from "./pagination.tsx";
import { ProductCarousel } from "./product-carousel.tsx";
import { ProductFilters, ResetFilters } from "./product-filters.tsx";
import { ProductGrid } from "./product-grid.tsx";
import { listAddress, readListQuery } from "./product-list-query.ts";
import { remember } from "./remember.ts";
import { standardSizes } from "./standard-sizes.ts";

/** How long the browser keeps the filters' options and the latest products, in milliseconds. */
const surroundingsKept = 5 * 60_000;
const browserSurroundings = remember(() => loadListSurroundings(browserApi), surroundingsKept);

export function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  return loadProducts(api, new URL(request.url), loadListSurroundings(api));
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadProducts(browserApi, new URL(request.url), browserSurroundings());
}

export function meta({ matches, location, loaderData }: Route.MetaArgs) {
  const query = readListQuery(new URLSearchParams(location.search));
  return loaderData ? listTags(matches, query, loaderData) : [];
}

export default function ProductsPage({ loaderData }: Route.ComponentProps) {
  const { products, totalPages, totalProducts, latest, ...options } = loaderData;
  const [params] = useSearchParams();
  const query = readListQuery(params);
  // The address with the prefix of its language: only that of `useLocation` is without it.
  const loading = useNavigation().location?.pathname === language.prefix + href("/products");
  const count = useRef<HTMLParagraphElement>(null);
  useScrollAfterOrder();

  return (
    <main>
      <InnerBanner
        title={productListMessages.products}
        picture="rail"
        breadcrumb={[{ label: productListMessages.products }]}
      />
      <div className="wrap">
        <ProductFilters query={query} options={options} sizes={standardSizes} />
        <div className="flex min-h-11 flex-wrap items-center gap-2 pb-5">
          <FilterChips query={query} options={options} onRemove={() => count.current?.focus()} />
          <ResetFilters className="lg:hidden" />
          <p ref={count} role="status" tabIndex={-1} className="ms-auto text-sm text-slate">
            {productListMessages.count(products.length, totalProducts)}
          </p>
        </div>
        <h2 className="sr-only">{productListMessages.results}</h2>
        <ProductGrid products={products} color={query.color} loading={loading} />
        <Pagination
          current={query.page}
          total={totalPages}
          addressOf={(page) => listAddress({ ...query, page })}
        />
      </div>
      <ProductCarousel title={productListMessages.latest} products={latest} />
    </main>
  );
}
