import type { VisitCalls } from "#contract/shop/visit-calls.ts";
import { toCardProduct } from "../catalog/card-product.ts";
import { toListName } from "../catalog/list-name.ts";
import { unwrapAnswer } from "../shell/unwrap-answer.ts";

/** The best rated with the filters of the address, and the latest products (specification section 2). */
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
  return {
    popular: unwrapAnswer(popular).productData.map((product) => toCardProduct(product)),
    latest: unwrapAnswer(latest).map((product) => toCardProduct(product)),
    categories: unwrapAnswer(categories).map(({ picture, ...category }) => ({
      ...toListName(category),
      picture,
    })),
  };
}

export type LoadedHome = Awaited<ReturnType<typeof loadHome>>;
