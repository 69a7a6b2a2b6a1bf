import { basename } from "../basename.ts";

/** The sign-in page's address, which returns to the requested page. */
export function signInAddress(request: Request): string {
  const { pathname, search } = new URL(request.url);
  const from = pathname.slice(basename.length) + search;
  return from === "" || from === "/" ? "/sign-in" : `/sign-in?from=${encodeURIComponent(from)}`;
}

export function returnAddress(search: URLSearchParams): string {
  const from = search.get("from") ?? "";
  return /^\/(?![/\\])/.test(from) && !from.startsWith("/sign-in") ? from : "/";
}
