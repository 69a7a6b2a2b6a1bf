import type { ReactNode } from "react";
import { Link } from "react-router";
import { BrandLockup } from "./brand.tsx";
import { contentId } from "./page-change.tsx";
import { useShop } from "./use-shop.ts";

/** Around the pages outside the shop's layout: nothing but the name of the shop. */
export function BareFrame({ children }: { children: ReactNode }) {
  const shop = useShop();
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="wrap flex h-15 items-center lg:h-18">
        <Link to="/" className="-ms-1 rounded-md p-1">
          <BrandLockup name={shop.name} className="h-8 w-auto lg:h-9.5" />
        </Link>
      </header>
      <div id={contentId} tabIndex={-1} className="grid flex-1 outline-none">
        {children}
      </div>
    </div>
  );
}
