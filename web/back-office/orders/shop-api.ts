import { createClient } from "#contract/client.ts";

/** What the shop itself tells everybody, such as the products that can be ordered now. */
export const shopApi = createClient(async ({ method, url, headers, body }) => {
  const response = await fetch(url, { method, headers, ...(body === undefined ? {} : { body }) });
  return { status: response.status, body: await response.json() };
});
