import { createMemoryRouter, Link, Outlet, RouterProvider } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { ToastPlace } from "../shell/toast-place.tsx";
import { toastError, toastOffer, toastSuccess } from "./toast.ts";
import { toast } from "./toaster.tsx";

const slowly = () => new Promise((resolve) => setTimeout(resolve, 700));

async function open() {
  const page = (
    <>
      <ToastPlace />
      <Outlet />
    </>
  );
  const form = (
    <form onSubmit={(event) => event.preventDefault()}>
      <label>
        <input type="checkbox" /> Size
      </label>
      <button type="submit">Send</button>
      <Link to="/cart">Cart</Link>
    </form>
  );
  const routes = [
    {
      element: page,
      HydrateFallback: () => null,
      children: [
        { path: "/", element: form },
        { path: "/cart", loader: slowly, element: <p>The cart</p> },
      ],
    },
  ];
  return render(<RouterProvider router={createMemoryRouter(routes)} />);
}

type Screen = Awaited<ReturnType<typeof open>>;

async function fail(screen: Screen, sentence: string) {
  toastError(sentence);
  await expect.element(screen.getByText(sentence)).toBeInTheDocument();
}

const isGone = (screen: Screen, text: string) =>
  expect.poll(() => screen.getByText(text).elements(), { timeout: 2_500 }).toEqual([]);

beforeEach(() => toast.remove());

test("shows two failures of one answer until the next answer", async () => {
  const screen = await open();
  await fail(screen, "First");
  await fail(screen, "Second");
  await slowly();
  expect(screen.getByText("First").elements()).toHaveLength(1);
  toastSuccess("Applied");
  await isGone(screen, "First");
  await isGone(screen, "Second");
  expect(screen.getByText("Applied").elements()).toHaveLength(1);
});

test.each([
  ["a form is sent again", (screen: Screen) => screen.getByRole("button", { name: "Send" }).click()],
  ["something is chosen", (screen: Screen) => screen.getByRole("checkbox").click()],
])("closes a failure when %s", async (_, goOn) => {
  const screen = await open();
  await fail(screen, "Please select size!");
  await slowly();
  await goOn(screen);
  await isGone(screen, "Please select size!");
});

test("closes an old failure and offer with their page, but not a message on leaving", async () => {
  const screen = await open();
  await fail(screen, "Refused");
  toastOffer("Added", <p>Go to cart</p>);
  await expect.element(screen.getByText("Go to cart")).toBeInTheDocument();
  await slowly();
  await screen.getByRole("link", { name: "Cart" }).click();
  toastOffer("Added", <p>One more</p>);
  await expect.element(screen.getByText("The cart")).toBeVisible();
  await isGone(screen, "Refused");
  await isGone(screen, "Go to cart");
  expect(screen.getByText("One more").elements()).toHaveLength(1);
});
