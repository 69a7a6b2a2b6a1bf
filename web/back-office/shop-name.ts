/** What the server has put into the page; an office that is open when the name changes keeps it until it is loaded again. */
export function shopName(): string {
  return document.querySelector<HTMLMetaElement>("meta[name=application-name]")?.content ?? "";
}
