import { logoPicture } from "#contract/settings/shop-logo.ts";
import { BrandLockup } from "./brand.tsx";
import { useShop } from "./use-shop.ts";

/**
 * The merchant's own logo on the light ground, else the mark and the word. Both are as high as asked and no wider than the
 * word would be, known before the picture is there: nothing moves when it comes.
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
