import { useShop } from "./use-shop.ts";

export function ShopTitle({ title }: { title: string }) {
  return <title>{`${title} | ${useShop().name}`}</title>;
}
