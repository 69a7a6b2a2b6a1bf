import { createClient } from "#contract/calls/client.ts";

/** The shop's public API, such as the products that can be ordered now. */
export const shopApi = createClient(async ({ method, url, headers, body }) => {
  const response = await fetch(url, { method, headers, ...(body === undefined ? {} : { body }) });
  return { status: response.status, body: await response.json() };
});
