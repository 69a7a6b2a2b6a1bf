import { logoPicture } from "#contract/settings/shop-logo.ts";
import { BrandLockup } from "./brand.tsx";
import { useShop } from "./use-shop.ts";

/**
 * The merchant's logo on light ground, else mark and word. Both have the given height and at most the word's width,
 * known before loading: no layout shift.
 */
export function ShopBrand({ className }: { className: string }) {
  const { name, logo } = useShop();
  if (!logo) return <BrandLockup name={name} className={`${className} w-auto`} />;
  return (
    <img
      src={logoPicture(logo)}
      alt={name}
      width={logo.width}
      height={logo.height}
      className={`${className} w-auto max-w-38.5 object-contain object-left lg:max-w-46 rtl:object-right`}
    />
  );
}
