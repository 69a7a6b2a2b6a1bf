import type { User } from "#contract/customers/accounts.ts";
import { languageOf, prefixOf, withoutPrefix } from "#contract/languages.ts";
import { findShopPage } from "#contract/pages.ts";

function audienceOf(path: string): "customers" | "guests" | undefined {
  return findShopPage(withoutPrefix(decoded(path)))?.for;
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

export function isPersonalPage(path: string): boolean {
  return audienceOf(path) === "customers";
}

export function isGuardedPage(path: string): boolean {
  return audienceOf(path) !== undefined;
}

export function redirectOf(path: string, query: URLSearchParams, user: User | undefined): string | undefined {
  const prefix = prefixOf(languageOf(decoded(path)));
  if (isPersonalPage(path)) return user ? undefined : `${prefix}/login`;
  if (!user) return undefined;
  return query.get("from") === "cart" ? `${prefix}/cart` : `${prefix}/`;
}
