import { randomInt } from "node:crypto";

const letters = "23456789abcdefghjkmnpqrstvwxyz";
const longest = 60;
const suffixLength = 5;

/**
 * The id of a product in addresses, by its name: `mall-road-v-neck-set`. With a suffix it is unique. A name
 * without Latin letters, such as in Urdu, gives `product` and always a suffix.
 */
export function makeSlug(name: string, withSuffix: boolean): string {
  const plain = plainSlug(name);
  if (plain !== "" && !withSuffix) return plain;
  const suffix = Array.from({ length: suffixLength }, () => letters[randomInt(letters.length)]).join("");
  return `${plain || "product"}-${suffix}`;
}

/** Whether `makeSlug` could have given this id for the name, with a suffix or without. */
export function isSlugOf(id: string, name: string): boolean {
  const plain = plainSlug(name);
  const suffix = id.slice(-suffixLength);
  const isSuffix = [...suffix].every((letter) => letters.includes(letter));
  return id === plain || (isSuffix && id === `${plain || "product"}-${suffix}`);
}

function plainSlug(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, longest)
    .replace(/^-+|-+$/g, "");
}
