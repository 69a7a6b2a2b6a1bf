export function inLanguage(english: string, _urdu: string | undefined): string {
  return english;
}

/** What of a text in Urdu goes into the data of a page: into that of an English one nothing. */
export function urduForPage(_urdu: string | undefined): { urdu?: string } {
  return {};
}
