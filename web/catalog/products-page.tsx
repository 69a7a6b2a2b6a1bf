import { Suspense, useEffect, useRef } from "react";
import {
  href,
  NavigationType,
  useLocation,
  useNavigation,
  useNavigationType,
  useSearchParams,
} from "react-router";
import { language } from "#messages/language.ts";
import { productListMessages } from "#messages/product-list.ts";
import { apiContext } from "../page-context.ts";
import { browserApi } from "../shell/browser-api.ts";
import { InnerBanner } from "../shell/inner-banner.tsx";
import { lazyPart } from "../ui/lazy-part.tsx";
import type { Route } from "./+types/products-page.ts";
import { isAfterOrder } from "./after-order.ts";
import { cacheFor } from "./cache-for.ts";
import { FilterSheet } from "./filter-sheet.tsx";
import { LateCarousel } from "./late-carousel.tsx";
import { listTags, listTitle } from "./list-tags.ts";
import { loadListSurroundings, loadProducts } from "./load-products.ts";
import { Pagination } from "./pagination.tsx";
import { ProductFilters, ResetFilters } from "./product-filters.tsx";
import { ProductGrid } from "./product-grid.tsx";
import { filtersSet, listAddress, readListQuery } from "./product-list-query.ts";

const surroundingsKept = 5 * 60_000;
const browserSurroundings = cacheFor(() => loadListSurroundings(browserApi), surroundingsKept);

const EmptyList = lazyPart(async () => (await import("./empty-list.tsx")).EmptyList);

// Most visits begin without filters or search, and do not need it.
const FilterChips = lazyPart(async () => (await import("./filter-chips.tsx")).FilterChips);
const SearchNotes = lazyPart(async () => (await import("../search/search-notes.tsx")).SearchNotes);

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
  const { products, totalPages, totalProducts, latest, reading, nearest, categories } = loaderData;
  const [params] = useSearchParams();
  const query = readListQuery(params);
  const loading = useNavigation().location?.pathname === language.prefix + href("/products");
  const count = useRef<HTMLParagraphElement>(null);
  useScrollAfterOrder();
  const title = listTitle(query, loaderData);
  const isWhole = title === productListMessages.products;
  const isFiltered = filtersSet(query).length > 0;
  const addressOf = (page: number) => listAddress({ ...query, page });

  return (
    <main>
      <InnerBanner
        title={title}
        picture="rail"
        isThinOnPhones
        breadcrumb={[
          { label: productListMessages.products, ...(isWhole ? {} : { to: href("/products") }) },
          ...(isWhole ? [] : [{ label: title }]),
        ]}
      />
      <div className="wrap">
        <ProductFilters query={query} list={loaderData} />
        <FilterSheet query={query} list={loaderData} />
        <div className="flex flex-wrap items-center gap-2 py-1.5 lg:min-h-11 lg:pt-0 lg:pb-5">
          <Suspense>
            {isFiltered && (
              <FilterChips query={query} list={loaderData} onRemove={() => count.current?.focus()} />
            )}
          </Suspense>
          <ResetFilters
            idle={listAddress(query) === href("/products")}
            className={isFiltered ? "" : "max-lg:hidden"}
          />
          <p ref={count} role="status" tabIndex={-1} className="ms-auto text-sm text-slate">
            {productListMessages.count(products.length, totalProducts)}
          </p>
        </div>
        <h2 className="sr-only">{productListMessages.results}</h2>
        {query.q !== "" && !loading && (
          <Suspense>
            <SearchNotes typed={query.q} reading={totalProducts > 0 ? reading : undefined} />
          </Suspense>
        )}
        {loading || products.length > 0 ? (
          <ProductGrid products={products} color={query.color} loading={loading} />
        ) : (
          <Suspense>
            <EmptyList
              pastEnd={
                totalProducts > 0
                  ? { page: query.page, last: totalPages, lastAddress: addressOf(totalPages) }
                  : undefined
              }
              search={
                nearest && {
                  typed: query.q,
                  nearest: nearest.length > 0 && <ProductGrid products={nearest} color="" loading={false} />,
                  categories,
                }
              }
            />
          </Suspense>
        )}
        <Pagination current={query.page} total={totalPages} addressOf={addressOf} />
      </div>
      <LateCarousel title={productListMessages.latest} products={latest} />
    </main>
  );
}

/** Scroll position in pixels after an order (specification section 2). */
const offsetAfterOrder = 480;

/** Scrolls to the products after an order; going back restores the previous position. */
function useScrollAfterOrder(): void {
  const { state } = useLocation();
  const arrived = useNavigationType() !== NavigationType.Pop && isAfterOrder(state);
  useEffect(() => {
    if (arrived) window.scrollTo({ top: offsetAfterOrder, behavior: "instant" });
  }, [arrived]);
}
