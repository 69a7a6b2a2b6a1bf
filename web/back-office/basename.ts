/** Base path of the back office; the router prefixes every address and loader request with it. */
export const basename = "/admin";
