import { createClient } from "#contract/client.ts";
import { translateSentence } from "#messages/sentences.ts";

/** The shop's API as the browser reaches it: the calls of the contract on the page's own origin. */
export const browserApi = createClient(async ({ method, url, headers, body }) => {
  const response = await fetch(url, {
    method,
    headers,
    credentials: "same-origin",
    ...(body === undefined ? {} : { body }),
  });
  return { status: response.status, body: await response.json() };
}, translateSentence);
