import { createMemoryRouter, RouterProvider, useRouteError } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { defaultShownSettings } from "#contract/settings/shop-settings.ts";
import { failureMessages } from "#messages/failures.ts";
import { ErrorPage } from "./error-page.tsx";

beforeEach(() => {
  // React and the router tell of each failure.
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

test("a page that fails while it is in use is shown once more", async () => {
  const screen = await open("/recovers", 2);
  await expect.element(screen.getByText("The page")).toBeVisible();
  await expect.element(screen.getByText(failureMessages.failedText)).not.toBeInTheDocument();
});

test("a page that goes on failing says so", async () => {
  const screen = await open("/stays", 9);
  await expect.element(screen.getByText(failureMessages.failedText)).toBeVisible();
});

test("a page that the server could not make says so at once", async () => {
  document.documentElement.removeAttribute("data-hydrated");
  const screen = await open("/unused", 2);
  await expect.element(screen.getByText(failureMessages.failedText)).toBeVisible();
});
