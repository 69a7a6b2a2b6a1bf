import { useSyncExternalStore } from "react";
import { Link, useLocation } from "react-router";
import PackageSearch from "#icons/package-search.mjs";
import ShoppingBag from "#icons/shopping-bag.mjs";
import User from "#icons/user.mjs";
import { shellMessages } from "#messages/shell.ts";
import { useCart } from "#web/cart/cart-store.ts";
import { SiteSearch } from "#web/search/site-search.tsx";
import { useUser } from "#web/session/user-store.ts";
import { ShopBrand } from "#web/shell/shop-brand.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { lazyModule } from "#web/ui/lazy-module.ts";
import { LanguageLinks } from "./language-link.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { currentLink, navigationLinks } from "./navigation-links.ts";

const menu = lazyModule(() => import("./user-menu.tsx"));

/** Scroll position in pixels at which the header changes its style (specification section 2). */
const styleChange = 50;

const tool =
  "flex min-h-11 items-center gap-2 rounded-md px-2 hover:bg-chuna lg:px-2.5 [&_svg]:size-5 [&_svg]:stroke-[1.75]";

/** Has a fixed height while the bar inside shrinks, or the page would shift. */
export function SiteHeader() {
  const scrolled = useScrolledPast(styleChange);
  return (
    <header className="pointer-events-none sticky top-0 z-20 h-15 lg:h-18 print:hidden">
      <div
        className={`pointer-events-auto border-b border-line transition-[background-color,box-shadow] duration-140 ${scrolled ? "bg-paper shadow-1" : "bg-kora"}`}
      >
        <div
          className={`wrap flex items-center gap-2 lg:gap-6 ${scrolled ? "h-[57px]" : "h-[59px] lg:h-[71px]"}`}
        >
          <Link to="/" className="-ms-1 rounded-md p-1">
            <ShopBrand className="h-8 lg:h-9.5" />
          </Link>
          <MainNavigation />
          <div className="ms-auto flex items-center gap-1 max-[359px]:gap-0 lg:ms-0">
            <LanguageLinks className={`${tool} max-lg:hidden`} />
            <Link to="/order-track" className={`${tool} max-lg:hidden`}>
              <Icon icon={PackageSearch} />
              {shellMessages.orderTrack}
            </Link>
            <SiteSearch />
            <CartLink />
            <AccountEntry />
            <MobileMenu />
          </div>
        </div>
      </div>
    </header>
  );
}

function MainNavigation() {
  const { pathname, search } = useLocation();
  const current = currentLink(pathname, search);
  return (
    <nav aria-label={shellMessages.mainNavigation} className="mx-auto flex gap-7 max-lg:hidden">
      {navigationLinks.map((link) => (
        <Link
          key={link.to}
          to={link.to}
          prefetch="intent"
          aria-current={link === current ? "page" : undefined}
          className="stitch-under py-2.5 font-[480]"
        >
          {link.label}
        </Link>
      ))}
    </nav>
  );
}

/** Login until a customer is known; then it only reserves the space, so that nothing beside it moves. */
function AccountEntry() {
  const { user } = useUser();
  const code = menu.useModule(user !== undefined);
  return (
    <div className="grid items-center justify-items-end *:col-start-1 *:row-start-1 max-lg:hidden">
      <Link to="/login" className={`${tool} ${user ? "invisible" : ""}`}>
        <Icon icon={User} />
        {shellMessages.login}
      </Link>
      {user && (code ? <code.UserMenu user={user} /> : <ProfileLink name={user.name} />)}
    </div>
  );
}

function ProfileLink({ name }: { name: string }) {
  return (
    <Link to="/profile" aria-label={shellMessages.yourAccount(name)} className={tool}>
      <Icon icon={User} />
    </Link>
  );
}

function CartLink() {
  const { totalQuantity } = useCart();
  return (
    <Link
      to="/cart"
      aria-label={shellMessages.cart(totalQuantity)}
      className={`${tool} relative min-w-11 justify-center`}
    >
      <Icon icon={ShoppingBag} />
      {totalQuantity > 0 && (
        <span className="absolute end-0 top-0.5 min-w-4.5 rounded-full bg-kashi px-1 text-center text-[11px] leading-4.5 font-[640] text-white">
          {totalQuantity}
        </span>
      )}
    </Link>
  );
}

function subscribe(listener: () => void): () => void {
  addEventListener("scroll", listener, { passive: true });
  return () => removeEventListener("scroll", listener);
}

function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => scrollY > pixels,
    () => false,
  );
}
