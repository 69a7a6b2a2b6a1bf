import { useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import Menu from "#icons/menu.mjs";
import PackageSearch from "#icons/package-search.mjs";
import User from "#icons/user.mjs";
import X from "#icons/x.mjs";
import { shellMessages } from "#messages/shell.ts";
import { useUser } from "#web/session/user-store.ts";
import { ShopBrand } from "#web/shell/shop-brand.tsx";
import { useBackCloses } from "#web/ui/back-closes.ts";
import { Icon } from "#web/ui/icon.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { lazyModule } from "#web/ui/lazy-module.ts";
import { LanguageLinks } from "./language-link.tsx";
import { currentLink, menuLinks } from "./navigation-links.ts";

const row =
  "flex min-h-14 items-center gap-3 border-b border-line text-lg [&_svg]:size-5 [&_svg]:stroke-[1.75]";
const accountRows = lazyModule(() => import("./account-rows.tsx"));

const wideScreen = "(min-width: 1024px)";

/** A native modal dialog traps the focus, closes on Escape and returns the focus to the button. */
export function MobileMenu() {
  const sheet = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);

  function openMenu() {
    sheet.current?.showModal();
    setOpen(true);
  }

  function closeMenu() {
    sheet.current?.close();
  }

  useBackCloses(open, closeMenu);

  // On a widened screen the sheet is hidden; left open, it would leave the page inert.
  useEffect(() => {
    const media = matchMedia(wideScreen);
    const close = () => sheet.current?.close();
    media.addEventListener("change", close);
    return () => media.removeEventListener("change", close);
  }, []);

  return (
    <div className="lg:hidden">
      <IconButton label={shellMessages.menu} aria-haspopup="dialog" aria-expanded={open} onClick={openMenu}>
        <Icon icon={Menu} />
      </IconButton>
      <dialog
        ref={sheet}
        aria-label={shellMessages.menu}
        onClose={() => setOpen(false)}
        className="m-0 size-full max-h-none max-w-none flex-col overflow-y-auto overscroll-contain bg-kora text-siyahi open:flex"
      >
        <MenuSheet onChoose={closeMenu} />
      </dialog>
    </div>
  );
}

function MenuSheet({ onChoose }: { onChoose: () => void }) {
  const { pathname, search } = useLocation();
  const current = currentLink(pathname, search, menuLinks);
  return (
    <>
      <div className="wrap flex h-15 shrink-0 items-center justify-between">
        <ShopBrand className="h-8" />
        <IconButton label={shellMessages.closeMenu} onClick={onChoose}>
          <Icon icon={X} />
        </IconButton>
      </div>
      <nav aria-label={shellMessages.mainNavigation} className="seam wrap pt-4 pb-12">
        <ul>
          {menuLinks.map((link) => (
            <li key={link.to}>
              <Link
                to={link.to}
                onClick={onChoose}
                aria-current={link === current ? "page" : undefined}
                className={`${row} aria-[current=page]:font-[560]`}
              >
                {link.label}
              </Link>
            </li>
          ))}
          <li className="mt-6">
            <Link to="/order-track" onClick={onChoose} className={`${row} border-t`}>
              <Icon icon={PackageSearch} />
              {shellMessages.orderTrack}
            </Link>
          </li>
          <AccountRows onChoose={onChoose} />
          <li>
            <LanguageLinks className={row} />
          </li>
        </ul>
      </nav>
    </>
  );
}

function AccountRows({ onChoose }: { onChoose: () => void }) {
  const { user } = useUser();
  const code = accountRows.useModule(user !== undefined);
  if (user) return code && <code.AccountRows className={row} onChoose={onChoose} />;
  return (
    <li>
      <Link to="/login" onClick={onChoose} className={row}>
        <Icon icon={User} />
        {shellMessages.login}
      </Link>
    </li>
  );
}
