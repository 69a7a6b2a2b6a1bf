/** Names do not look like this, addresses of websites do. */
const looksLikeAddress = /[/@:]|\.\S{2}|www/i;

/**
 * The first line of a letter. Anyone may give any name with a stranger's e-mail address; one that mail programs would turn
 * into a link is left out, so that the shop carries no advertising.
 */
export function greeting(name: string): string {
  return name === "" || looksLikeAddress.test(name) ? "Hello," : `Hello ${name},`;
}
