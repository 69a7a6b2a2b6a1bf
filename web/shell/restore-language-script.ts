/** Inlined into pages (restore-language.tsx), so it may refer to nothing outside itself. */
export function restoreLanguage(choices: string[][]) {
  const cookies = document.cookie.split("; ");
  const [, prefix] = choices.find(([cookie]) => cookie !== undefined && cookies.includes(cookie)) ?? [];
  if (prefix === undefined) return;
  // Otherwise the rest of this page would flash before the other one.
  window.stop();
  location.replace(prefix + location.pathname + location.search + location.hash);
}
