import { createRequestHandler } from "react-router";
import type { PageHandler } from "./render-page.ts";

/** The pages of the build that this code is a part of, or in development those that Vite serves. */
export function createPageHandler(mode: "production" | "development"): PageHandler {
  return createRequestHandler(() => import("virtual:react-router/server-build"), mode);
}
