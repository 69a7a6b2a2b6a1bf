/** Names do not look like this, addresses of websites do. */
const looksLikeAddress = /[/@:]|\.\S{2}|www/i;

export function isLinkable(text: string): boolean {
  return looksLikeAddress.test(text);
}

/**
 * The first line of a letter. Anyone may give any name with a stranger's e-mail address; one that mail programs would turn
 * into a link is left out, so that the shop carries no advertising.
 */
export function greeting(name: string): string {
  return name === "" || isLinkable(name) ? "Hello," : `Hello ${name},`;
}
