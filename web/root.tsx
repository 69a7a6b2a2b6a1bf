import { type ReactNode, useEffect } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useMatches } from "react-router";
import { defaultShownSettings, shownSettings } from "#contract/settings/shop-settings.ts";
import { furtherFaces } from "#messages/face.ts";
import { language } from "#messages/language.ts";
import { shopDefaults } from "#messages/shop-defaults.ts";
import { loadUser, syncAcrossTabs } from "#web/session/user-store.ts";
import type { Route } from "./+types/root.ts";
import "./app.css";
import { useCachedPages } from "#web/connection/use-cached-pages.ts";
import { RecordTaps } from "#web/shell/record-taps.tsx";
import { RestoreLanguage } from "#web/shell/restore-language.tsx";
import { OfflineNote } from "./connection/offline-note.tsx";
import { shopContext, siteContext } from "./page-context.ts";
import { BareFrame } from "./shell/bare-frame.tsx";
import { ChatTab } from "./shell/chat-tab.tsx";
import { ErrorPage } from "./shell/error-page.tsx";
import { PageChange } from "./shell/page-change.tsx";
import { PageLoader } from "./shell/page-loader.tsx";
import type { PageHandle } from "./shell/page-tags.ts";
import { ToastPlace } from "./shell/toast-place.tsx";
import type { RootData } from "./shell/use-shop.ts";
import fontUrl from "./ui/anek-latin.woff2?url";

export function loader({ context }: Route.LoaderArgs): RootData {
  const shop = shownSettings(context.get(shopContext));
  // Default settings are translated until the merchant changes them.
  const inLanguage = (key: keyof typeof shopDefaults) =>
    shop[key] === defaultShownSettings[key] ? shopDefaults[key] : shop[key];
  const own = { announcement: inLanguage("announcement"), tagline: inLanguage("tagline") };
  return { shop: { ...shop, ...own }, site: context.get(siteContext) };
}

/** The shop's settings are loaded with the first page only. */
export function shouldRevalidate() {
  return false;
}

/** Public pages are the same bytes for everyone: browsers store and revalidate them. */
export function headers() {
  return { "Cache-Control": "public, max-age=0, must-revalidate" };
}

export function links(): Route.LinkDescriptors {
  return [
    ...[...furtherFaces, fontUrl].map(
      (href) => ({ rel: "preload", href, as: "font", type: "font/woff2", crossOrigin: "anonymous" }) as const,
    ),
    { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
    { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
    { rel: "manifest", href: "/manifest.webmanifest" },
  ];
}

export function Layout({ children }: { children: ReactNode }) {
  const withScripts = !useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.withoutScripts);
  return (
    <html lang={language.tag} dir={language.direction}>
      <head>
        <meta charSet="utf-8" />
        <RestoreLanguage />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#14262b" />
        {withScripts && <RecordTaps />}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {withScripts && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function Root({ loaderData: { site } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  // Asks once; a shop that could not be reached is asked again with the next page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is the occasion.
  useEffect(() => {
    void loadUser();
  }, [pathname]);
  useEffect(syncAcrossTabs, []);
  const { tracedShare = 0 } = site;
  useEffect(() => {
    if (Math.random() < tracedShare) import("./tracing/trace-taps.ts").catch(() => undefined);
  }, [tracedShare]);
  useCachedPages();
  return (
    <>
      <PageLoader />
      <Outlet />
      <OfflineNote />
      <ChatTab />
      <ToastPlace />
      <PageChange />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <BareFrame>
      <ErrorPage error={error} />
    </BareFrame>
  );
}
