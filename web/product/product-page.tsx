import { useCallback, useEffect, useState } from "react";
import { data } from "react-router";
import type { VisitCalls } from "#contract/calls/visit-calls.ts";
import type { Fabric } from "#contract/catalog/catalog.ts";
import { chargesByPosition } from "#contract/options/charges.ts";
import { inLanguage } from "#messages/in-language.ts";
import { productMessages } from "#messages/product.ts";
import { toCardProduct } from "#web/catalog/card-product.ts";
import { LateCarousel } from "#web/catalog/late-carousel.tsx";
import { RecentlyViewed } from "#web/catalog/recently-viewed.tsx";
import { recordViewed } from "#web/catalog/viewed-store.ts";
import { apiContext } from "#web/page-context.ts";
import { LateReviews, reviewsId } from "#web/reviews/late-reviews.tsx";
import { toShownReview } from "#web/reviews/shown-review.ts";
import { browserApi } from "#web/shell/browser-api.ts";
import { unwrapAnswer } from "#web/shell/unwrap-answer.ts";
import { Seam } from "#web/ui/seam.tsx";
import { toastError } from "#web/ui/toast.ts";
import type { Route } from "./+types/product-page.ts";
import { ProductDetails } from "./product-details.tsx";
import { productTags } from "./product-tags.ts";

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
  useEffect(() => setHasOthers(recordViewed(loaderData.product)), [loaderData]);
  return (
    <main>
      {/* Remounts for another product or address, with their initial choices. */}
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

type Reviewed = Pick<LoadedProduct, "product" | "reviews" | "reviewsCounted">;

/** A product with its reviews: as loaded, and refreshed after `reload`. */
function useFreshReviews(loaded: LoadedProduct): Reviewed & { reload: () => Promise<void> } {
  const [fresh, setFresh] = useState<Reviewed & { of: LoadedProduct }>();
  const { product, reviews, reviewsCounted } = fresh?.of === loaded ? fresh : loaded;

  // Stable for the same product, so that the reviews only render on changes.
  const reload = useCallback(async () => {
    const body = { id: product.id };
    const [reviewed, found] = await Promise.all([
      browserApi.getAllReviewsByProduct({ body }),
      browserApi.getProductById({ body }),
    ]);
    // The old reviews stay until the next visit.
    if (!reviewed.ok) return toastError(reviewed.error.error);
    const { averageRating, reviewCount } = found.ok ? found.data.product : product;
    setFresh({
      of: loaded,
      product: { ...product, averageRating, reviewCount },
      reviews: reviewed.data.reviews.map(toShownReview),
      reviewsCounted: reviewed.data.count,
    });
  }, [loaded, product]);

  return { product, reviews, reviewsCounted, reload };
}

/** Throws 404 for an unknown one. A preview address of the back office opens an unpublished one. */
async function loadProduct(api: VisitCalls, id: string, address: string) {
  const { search, searchParams } = new URL(address);
  const preview = searchParams.get("preview");
  const [found, reviewed, priced] = await Promise.all([
    api.getProductById({ body: preview ? { id, preview } : { id } }),
    api.getAllReviewsByProduct({ body: { id } }),
    api.getPricing(),
  ]);
  // A malformed id is an unknown one.
  if (!found.ok && found.error.code === "INVALID") throw data(found.error, { status: 404 });
  const { relatedProducts, ...product } = unwrapAnswer(found).product;
  const { reviews, count, gallery } = unwrapAnswer(reviewed);
  // The Urdu name is needed in the cart, which both languages show; the description only here.
  const { urdu, description } = product;
  return {
    product: {
      ...product,
      // The gallery ends with photographs of customers.
      images: { ...product.images, ...gallery },
      description: inLanguage(description, urdu?.description),
      fabric_type: product.fabric_type.map(inOneLanguage),
      ...(urdu && { urdu: { ...urdu, description: undefined } }),
    },
    related: relatedProducts.map((related) => toCardProduct(related)),
    reviews: reviews.map(toShownReview),
    reviewsCounted: count,
    charges: chargesByPosition(unwrapAnswer(priced)),
    search,
  };
}

/** Only this page shows the facts of a fabric. */
function inOneLanguage(fabric: Fabric): Fabric {
  if (!fabric.facts) return fabric;
  const { weave, content, care, ...facts } = fabric.facts;
  return {
    ...fabric,
    facts: {
      ...facts,
      ...(weave && { weave: { text: inLanguage(weave.text, weave.urdu) } }),
      ...(content && { content: { text: inLanguage(content.text, content.urdu) } }),
      ...(care && { care: { text: inLanguage(care.text, care.urdu) } }),
    },
  };
}

type LoadedProduct = Awaited<ReturnType<typeof loadProduct>>;
