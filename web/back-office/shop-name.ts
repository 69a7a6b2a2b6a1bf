/** The name that the server put into the page; a later change appears after a reload. */
export function shopName(): string {
  return document.querySelector<HTMLMetaElement>("meta[name=application-name]")?.content ?? "";
}
