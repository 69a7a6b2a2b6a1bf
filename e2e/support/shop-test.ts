import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { keepToasts } from "./keep-toasts.ts";
import { waitForHydration } from "./wait-for-hydration.ts";

type Fixtures = {
  /** Refusals that belong to the journey, as "status path"; any other one fails it. */
  refusals: string[];
  /** Errors on the page that nobody sees; every journey ends with none. */
  complaints: string[];
};

/** For tests without a page: provides the shop's address. */
export const requestTest = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from a pattern.
  baseURL: async ({}, use) => {
    await use(process.env.SHOP_ORIGIN);
  },
});

/** A journey: a console error or a failed request fails it at the end. */
export const test = requestTest.extend<Fixtures>({
  page: async ({ page }, use) => {
    await keepToasts(page.context());
    await complainOfPolicy(page.context());
    waitForHydration(page);
    page.context().on("page", waitForHydration);
    await use(page);
  },
  refusals: [[], { option: true }],
  complaints: [
    async ({ page, refusals }, use) => {
      const complaints = listenForComplaints(page);
      await use(complaints);
      expect(complaints.filter((complaint) => !refusals.includes(complaint))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Reports violations of the content security policy as page errors. */
function complainOfPolicy(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() =>
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      reportError(new Error(`policy: ${violatedDirective} forbids ${blockedURI}`)),
    ),
  );
}

/** Collects console errors, page errors, refused and failed requests of a page from now on. */
export function listenForComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    // Refused requests are checked below, with their address.
    if (message.text().startsWith("Failed to load resource")) return;
    if (message.text() === "Service Worker registration blocked by Playwright") return;
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });
  page.on("requestfailed", (request) => {
    // Leaving a page aborts its pending requests.
    if (request.failure()?.errorText === "net::ERR_ABORTED") return;
    complaints.push(`${request.failure()?.errorText} ${request.url()}`);
  });
  return complaints;
}
