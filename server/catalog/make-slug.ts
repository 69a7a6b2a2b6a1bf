import { randomInt } from "node:crypto";

const letters = "23456789abcdefghjkmnpqrstvwxyz";
const longest = 60;

/**
 * The id of a product in addresses, by its name: `mall-road-v-neck-set`. With a suffix it is one that nobody has. A name
 * without Latin letters, such as in Urdu, gives `product` and always a suffix.
 */
export function makeSlug(name: string, withSuffix: boolean): string {
  const plain = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, longest)
    .replace(/^-+|-+$/g, "");
  if (plain !== "" && !withSuffix) return plain;
  const suffix = Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join("");
  return `${plain || "product"}-${suffix}`;
}
