import { useEffect, useState } from "react";
import { productMessages } from "#messages/product.ts";
import { LateCarousel } from "../catalog/late-carousel.tsx";
import { RecentlyViewed } from "../catalog/recently-viewed.tsx";
import { keepViewed } from "../catalog/viewed-store.ts";
import { apiContext } from "../page-context.ts";
import { LateReviews, reviewsId } from "../reviews/late-reviews.tsx";
import { browserApi } from "../shell/browser-api.ts";
import { Seam } from "../ui/seam.tsx";
import type { Route } from "./+types/product-page.ts";
import { loadProduct } from "./load-product.ts";
import { ProductDetails } from "./product-details.tsx";
import { productTags } from "./product-tags.ts";
import { useFreshReviews } from "./use-fresh-reviews.ts";

export function loader({ context, params, request }: Route.LoaderArgs) {
  return loadProduct(context.get(apiContext), params.id, request.url);
}

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return loadProduct(browserApi, params.id, request.url);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return loaderData ? productTags(matches, loaderData.product) : [];
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { related, charges, search } = loaderData;
  const { product, reviews, reviewsCounted, reload } = useFreshReviews(loaderData);
  const [hasOthers, setHasOthers] = useState(false);
  useEffect(() => setHasOthers(keepViewed(loaderData.product)), [loaderData]);
  return (
    <main>
      {/* Another product begins with its own first choices, and so does another address of this one. */}
      <ProductDetails key={product.id + search} product={product} charges={charges} search={search} />
      <section className="wrap" aria-labelledby="description">
        <Seam className="mb-4" />
        <h2 id="description">{productMessages.description}</h2>
        <p lang="en" dir="ltr" className="mt-3 max-w-[37.4em] whitespace-pre-line">
          {product.description}
        </p>
      </section>
      <LateReviews
        id={reviewsId}
        key={`reviews of ${product.id}`}
        product={product}
        reviews={reviews}
        counted={reviewsCounted}
        onChanged={reload}
      />
      <LateCarousel title={productMessages.related} products={related} />
      {hasOthers && <RecentlyViewed currentId={product.id} />}
    </main>
  );
}
