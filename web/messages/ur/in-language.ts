export function inLanguage(english: string, urdu: string | undefined): string {
  return urdu || english;
}

export function urduForPage(urdu: string | undefined): { urdu?: string } {
  return urdu ? { urdu } : {};
}
