import { useShop } from "./use-shop.ts";

/** The title of the window on a page that has no tags of its own: an error. */
export function ShopTitle({ title }: { title: string }) {
  return <title>{`${title} | ${useShop().name}`}</title>;
}
