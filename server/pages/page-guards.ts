import type { User } from "#contract/accounts.ts";
import { languageOf, prefixOf, withoutPrefix } from "./page-language.ts";

/** Pages that are made for one person and are nothing for guests. */
const personalPages = new Set(["/orders", "/profile"]);
/** Pages that are nothing for who is logged in. */
const guestPages = new Set(["/login", "/signup"]);

/**
 * A path as the router of the pages compares it: decoded, in any case, with or without a slash at its end, in whatever
 * language.
 */
function plainPath(path: string): string {
  return withoutPrefix(decoded(path)).toLowerCase().replace(/\/+$/, "");
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Whether a page shows what belongs to one person: it is rendered with their cookies, and kept by no cache. */
export function isPersonalPage(path: string): boolean {
  return personalPages.has(plainPath(path));
}

/** Whether it has to be known who asks before a page is sent. */
export function isGuardedPage(path: string): boolean {
  return isPersonalPage(path) || guestPages.has(plainPath(path));
}

/** Where a guarded page sends whoever is not meant to see it (specification section 2); undefined if it is for them. */
export function redirectOf(path: string, query: URLSearchParams, user: User | undefined): string | undefined {
  const prefix = prefixOf(languageOf(decoded(path)));
  if (isPersonalPage(path)) return user ? undefined : `${prefix}/login`;
  if (!user) return undefined;
  return query.get("from") === "cart" ? `${prefix}/cart` : `${prefix}/`;
}
