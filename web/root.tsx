import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import type { Route } from "./+types/root.ts";
import "./app.css";
import { shopContext } from "./page-context.ts";

export function loader({ context }: Route.LoaderArgs) {
  return { shop: context.get(shopContext) };
}

/** The shop's settings come with the first page and stay: a click asks for nothing that it does not show. */
export function shouldRevalidate() {
  return false;
}

/** Public pages are the same bytes for everyone: browsers keep them and ask whether they are still true. */
export function headers() {
  return { "Cache-Control": "public, max-age=0, must-revalidate" };
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
