import type { ReactNode } from "react";
import { Link } from "react-router";
import { ChatLine } from "./chat-line.tsx";
import { contentId } from "./page-change.tsx";
import { ShopBrand } from "./shop-brand.tsx";

export function BareFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="wrap flex min-h-15 flex-wrap items-center justify-between gap-x-4 lg:min-h-18">
        <Link to="/" className="-ms-1 rounded-md p-1">
          <ShopBrand className="h-8 lg:h-9.5" />
        </Link>
        <ChatLine />
      </header>
      <div id={contentId} tabIndex={-1} className="grid flex-1 outline-none">
        {children}
      </div>
    </div>
  );
}
