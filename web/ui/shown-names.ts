import type { Product } from "#contract/catalog/catalog.ts";
import { inLanguage } from "#messages/in-language.ts";

type Named = Pick<Product, "name" | "category"> & { urdu?: Product["urdu"] };

export function shownName({ name, urdu }: Pick<Named, "name" | "urdu">): string {
  return inLanguage(name, urdu?.name);
}

export function shownCategory({ category, urdu }: Pick<Named, "category" | "urdu">): string {
  return inLanguage(category, urdu?.category);
}
