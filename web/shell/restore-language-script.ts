/** Inlined into pages (restore-language.tsx), so it may refer to nothing outside itself. */
export function restoreLanguage(choices: string[][]) {
  const cookies = document.cookie.split("; ");
  const [, prefix] = choices.find(([cookie]) => cookie !== undefined && cookies.includes(cookie)) ?? [];
  if (prefix === undefined) return;
  // Else what follows of this page would be seen until the other one is there.
  window.stop();
  location.replace(prefix + location.pathname + location.search + location.hash);
}
