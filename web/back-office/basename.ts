/** Where the back office is within the shop. The router puts it before every address, and its requests come with it. */
export const basename = "/admin";
