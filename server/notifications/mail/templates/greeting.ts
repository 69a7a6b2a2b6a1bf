/** Names do not look like this, addresses of websites do. */
const looksLikeAddress = /[/@:]|\.\S{2}|www/i;

export function isLinkable(text: string): boolean {
  return looksLikeAddress.test(text);
}

/**
 * The first line of a letter. A name that mail programs would turn into a link is left out: anyone may enter one with
 * a stranger's address, as advertising.
 */
export function greeting(name: string): string {
  return name === "" || isLinkable(name) ? "Hello," : `Hello ${name},`;
}
