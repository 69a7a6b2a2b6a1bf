import { urduForPage } from "#messages/in-language.ts";

/** A name that addresses know, and on Urdu pages what it is in Urdu. */
export type ListName = { name: string; urdu?: string | undefined };

export function toListName({ name, urdu }: ListName): ListName {
  return { name, ...urduForPage(urdu) };
}
