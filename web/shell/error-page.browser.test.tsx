import { createMemoryRouter, RouterProvider, useRouteError } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { defaultShownSettings } from "#contract/settings/shop-settings.ts";
import { failureMessages } from "#messages/failures.ts";
import { ErrorPage } from "./error-page.tsx";

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  document.documentElement.setAttribute("data-hydrated", "");
});
afterEach(() => document.documentElement.removeAttribute("data-hydrated"));

async function open(pathname: string, failures: number) {
  let left = failures;
  function Page() {
    if (left > 0) throw new Error("a part of the page is not where it was");
    return <p>The page</p>;
  }
  const route = {
    path: pathname,
    element: <Page />,
    loader: () => {
      left -= 1;
      return null;
    },
    ErrorBoundary: () => <ErrorPage error={useRouteError()} />,
    HydrateFallback: () => null,
  };
  const root = { id: "root", loader: () => ({ shop: defaultShownSettings }), HydrateFallback: () => null };
  const router = createMemoryRouter([{ ...root, children: [route] }], {
    initialEntries: [pathname],
  });
  return render(<RouterProvider router={router} />);
}

test("renders a page again once after it fails in use", async () => {
  const screen = await open("/recovers", 2);
  await expect.element(screen.getByText("The page")).toBeVisible();
  await expect.element(screen.getByText(failureMessages.failedText)).not.toBeInTheDocument();
});

test("shows the failure of a page that fails repeatedly", async () => {
  const screen = await open("/stays", 9);
  await expect.element(screen.getByText(failureMessages.failedText)).toBeVisible();
});

test("shows at once that the server failed to render a page", async () => {
  document.documentElement.removeAttribute("data-hydrated");
  const screen = await open("/unused", 2);
  await expect.element(screen.getByText(failureMessages.failedText)).toBeVisible();
});
