import type { ReactNode } from "react";
import { shownAnnouncement } from "#contract/settings/shop-settings.ts";
import { shellMessages } from "#messages/shell.ts";
import { contentId } from "#web/shell/page-change.tsx";
import { useShop } from "#web/shell/use-shop.ts";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

export function ShopFrame({ children }: { children: ReactNode }) {
  const shop = useShop();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href={`#${contentId}`}
        className="fixed start-4 top-2 z-40 -translate-y-20 rounded-md bg-siyahi px-4 py-3 text-kora focus:translate-y-0"
      >
        {shellMessages.skipToContent}
      </a>
      {shop.announcement && (
        <aside
          aria-label={shellMessages.announcement}
          className="bg-siyahi px-4 py-1.75 text-center text-sm text-kora print:hidden"
        >
          <bdi>{shownAnnouncement(shop)}</bdi>
        </aside>
      )}
      <SiteHeader />
      <div id={contentId} tabIndex={-1} className="flex-1 outline-none">
        {children}
      </div>
      <SiteFooter />
    </div>
  );
}
