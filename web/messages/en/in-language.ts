export function inLanguage(english: string, _urdu: string | undefined): string {
  return english;
}

/** The Urdu text in the data of a page: for an English one none. */
export function urduForPage(_urdu: string | undefined): { urdu?: string } {
  return {};
}
