import type { VisitCalls } from "#contract/calls/visit-calls.ts";
import { toCardProduct } from "../catalog/card-product.ts";
import { toListName } from "../catalog/list-name.ts";
import { unwrapAnswer } from "../shell/unwrap-answer.ts";

/** Products that fill a carousel on a wide screen. */
const fullRow = 4;

/**
 * The best rated with the filters of the address, and the latest products (specification section 2). Products among the
 * latest are not repeated, if enough others are left.
 */
export async function loadHome(api: VisitCalls, address: string) {
  const { searchParams } = new URL(address);
  const [popular, latest, categories] = await Promise.all([
    api.getProducts({
      query: {
        category: searchParams.get("category") ?? undefined,
        color: searchParams.get("color") ?? undefined,
        fabric_type: searchParams.get("fabric_type") ?? undefined,
        sort: "rating",
      },
    }),
    api.getLatestProducts(),
    api.getAllCategories(),
  ]);
  const best = unwrapAnswer(popular).productData;
  const newest = unwrapAnswer(latest);
  const others = best.filter(({ id }) => newest.every((product) => product.id !== id));
  return {
    popular: (others.length < fullRow ? best : others).map((product) => toCardProduct(product)),
    latest: newest.map((product) => toCardProduct(product)),
    categories: unwrapAnswer(categories).map(({ picture, ...category }) => ({
      ...toListName(category),
      picture,
    })),
  };
}

export type LoadedHome = Awaited<ReturnType<typeof loadHome>>;
