import { useCallback, useState } from "react";
import { toShownReview } from "../reviews/shown-review.ts";
import { browserApi } from "../shell/browser-api.ts";
import { toastError } from "../ui/toast.ts";
import type { LoadedProduct } from "./load-product.ts";

type Reviewed = Pick<LoadedProduct, "product" | "reviews" | "reviewsCounted">;

/** A product with its reviews: as the page brought them, and after `reload` as they are now. */
export function useFreshReviews(loaded: LoadedProduct): Reviewed & { reload: () => Promise<void> } {
  const [fresh, setFresh] = useState<Reviewed & { of: LoadedProduct }>();
  const { product, reviews, reviewsCounted } = fresh?.of === loaded ? fresh : loaded;

  // The same function as long as the product is the same: the reviews are rendered again only for something new.
  const reload = useCallback(async () => {
    const body = { id: product.id };
    const [reviewed, found] = await Promise.all([
      browserApi.getAllReviewsByProduct({ body }),
      browserApi.getProductById({ body }),
    ]);
    // The page stays as it is: what could not be read again is a matter of the next visit.
    if (!reviewed.ok) return toastError(reviewed.error.error);
    const { averageRating, reviewCount } = found.ok ? found.data.product : product;
    setFresh({
      of: loaded,
      product: { ...product, averageRating, reviewCount },
      reviews: reviewed.data.reviews.map((review) => toShownReview(review)),
      reviewsCounted: reviewed.data.count,
    });
  }, [loaded, product]);

  return { product, reviews, reviewsCounted, reload };
}
