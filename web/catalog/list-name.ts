import { urduForPage } from "#messages/in-language.ts";

/** A name in addresses, and its Urdu translation. */
export type ListName = { name: string; urdu?: string | undefined };

export function toListName({ name, urdu }: ListName): ListName {
  return { name, ...urduForPage(urdu) };
}
