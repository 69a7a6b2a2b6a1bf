import type { RouteObject } from "react-router";
import { screens } from "./screens.ts";
import { AppFailure, PageFailure } from "./shell/failure.tsx";
import { leadOn, movedPages } from "./shell/moved-pages.ts";
import { Opening } from "./shell/opening.tsx";

export const routes: RouteObject[] = [
  {
    HydrateFallback: Opening,
    ErrorBoundary: AppFailure,
    children: [
      { path: "sign-in", lazy: () => import("./staff/sign-in-page.tsx") },
      { path: "second-factor", lazy: () => import("./staff/second-factor-page.tsx") },
      { path: "forgot-password", lazy: () => import("./staff/forgot-password-page.tsx") },
      { path: "choose-password", lazy: () => import("./staff/choose-password-page.tsx") },
      { path: "scan/:number", lazy: () => import("./orders/order-list/scanned-page.tsx") },
      { path: "bench", lazy: () => import("./workshop/tablets/tablet-page.tsx") },
      {
        id: "office",
        path: "/",
        lazy: () => import("./shell/office-layout.tsx"),
        children: [
          { index: true, lazy: () => import("./shell/start-page.tsx") },
          ...screens.flatMap(({ roles, pages }) =>
            Object.entries(pages).map(([path, lazy]) => ({
              path,
              lazy,
              handle: { roles },
              ErrorBoundary: PageFailure,
            })),
          ),
          ...[...movedPages].map(([path, to]) => ({ path, loader: leadOn(to) })),
          { path: "*", lazy: () => import("./shell/missing-page.tsx") },
        ],
      },
    ],
  },
];
