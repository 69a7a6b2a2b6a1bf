import { shopName } from "../shop-name.ts";

export function OfficeTitle({ title }: { title: string }) {
  return <title>{`${title} | ${shopName()} back office`}</title>;
}
