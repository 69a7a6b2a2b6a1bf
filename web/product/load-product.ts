import { data } from "react-router";
import type { VisitCalls } from "#contract/calls/visit-calls.ts";
import type { Fabric } from "#contract/catalog/catalog.ts";
import { chargesByPosition } from "#contract/options/charges.ts";
import { inLanguage } from "#messages/in-language.ts";
import { toCardProduct } from "../catalog/card-product.ts";
import { toShownReview } from "../reviews/shown-review.ts";
import { unwrapAnswer } from "../shell/unwrap-answer.ts";

/** Throws 404 for an unknown one. An address that the back office gave out opens one that is not published. */
export async function loadProduct(api: VisitCalls, id: string, address: string) {
  const { search, searchParams } = new URL(address);
  const preview = searchParams.get("preview");
  const [found, reviewed, priced] = await Promise.all([
    api.getProductById({ body: preview ? { id, preview } : { id } }),
    api.getAllReviewsByProduct({ body: { id } }),
    api.getPricing(),
  ]);
  // An id that no product can have is an unknown one.
  if (!found.ok && found.error.code === "INVALID") throw data(found.error, { status: 404 });
  const { relatedProducts, ...product } = unwrapAnswer(found).product;
  // Its name in Urdu goes into the cart, which both languages show; its description is read here alone.
  const { urdu, description } = product;
  return {
    product: {
      ...product,
      description: inLanguage(description, urdu?.description),
      fabric_type: product.fabric_type.map(inOneLanguage),
      ...(urdu && { urdu: { ...urdu, description: undefined } }),
    },
    related: relatedProducts.map((related) => toCardProduct(related)),
    reviews: unwrapAnswer(reviewed).reviews.map((review) => toShownReview(review)),
    reviewsCounted: unwrapAnswer(reviewed).count,
    charges: chargesByPosition(unwrapAnswer(priced)),
    search,
  };
}

/** What is said of a fabric is read on this page alone. */
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

export type LoadedProduct = Awaited<ReturnType<typeof loadProduct>>;
