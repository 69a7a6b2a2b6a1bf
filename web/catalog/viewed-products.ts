import type { Picture, Product } from "#contract/catalog/catalog.ts";

export type ViewedProduct = Pick<Product, "id" | "name"> & {
  urdu?: { name: string };
  picture: Pick<Picture, "downloadURL" | "width" | "height" | "srcset">;
  at: number;
};

/** Those displayed, and the one of the open page. */
const kept = 9;

/** Milliseconds; after a month a product and its picture may be gone. */
const keptFor = 30 * 24 * 60 * 60_000;

export function withViewed(viewed: readonly ViewedProduct[], product: ViewedProduct): ViewedProduct[] {
  return [product, ...viewed.filter(({ id }) => id !== product.id)].slice(0, kept);
}

export function parseViewed(text: string | null, now: number): ViewedProduct[] {
  if (text === null) return [];
  try {
    const stored: unknown = JSON.parse(text);
    if (!Array.isArray(stored)) return [];
    return stored.filter(isViewed).filter(({ at }) => now - at < keptFor);
  } catch {
    return [];
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function isViewed(value: unknown): value is ViewedProduct {
  if (!isObject(value) || !isObject(value.picture)) return false;
  const { downloadURL, srcset, width, height } = value.picture;
  return (
    (value.urdu === undefined || (isObject(value.urdu) && typeof value.urdu.name === "string")) &&
    [value.id, value.name, downloadURL, srcset].every((text) => typeof text === "string") &&
    [value.at, width, height].every((number) => typeof number === "number")
  );
}
