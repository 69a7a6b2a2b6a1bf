import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { LanguageLinks } from "#web/layout/language-link.tsx";
import { scrubSet } from "../catalog/testing/any-product.ts";
import { useSavedChoices } from "./use-saved-choices.ts";

const before = window.location.href;

/** Prevents the navigation, so that the test stays on its page. */
function stay(event: Event): void {
  event.preventDefault();
}

afterEach(() => {
  Reflect.deleteProperty(document, "referrer");
  window.removeEventListener("click", stay);
  window.history.replaceState(null, "", before);
  sessionStorage.removeItem("carriedChoices");
});

function ProductPage() {
  const [choices, setChoices] = useSavedChoices(scrubSet, "");
  const choose = () =>
    setChoices({
      ...choices,
      color: scrubSet.colors[1] ?? null,
      size: "M",
      engraving: { ...choices.engraving, wanted: true, name: "Dr. Lang" },
    });
  return (
    <>
      <input type="checkbox" aria-label="Choose" onChange={choose} />
      <output>{`${choices.color?.label} ${choices.size} ${choices.engraving.name}`}</output>
      <LanguageLinks className="" />
    </>
  );
}

/** `from` is the referring page. */
function showAt(address: string, state: unknown = null, from = "http://shop.invalid/") {
  Object.defineProperty(document, "referrer", { value: from, configurable: true });
  window.history.replaceState(state, "", address);
  const router = createMemoryRouter([{ path: "*", element: <ProductPage /> }], { initialEntries: [address] });
  return render(<RouterProvider router={router} />);
}

async function chooseAndChangeLanguage(): Promise<URL> {
  const screen = await showAt("/selectedItem/mall-road-v-neck-set?utm_source=x");
  await screen.getByLabelText("Choose").click();
  await expect.element(screen.getByRole("status")).toHaveTextContent("Maroon M Dr. Lang");
  // The code is loaded with the first choice.
  await import("./carry-choices.ts");
  window.addEventListener("click", stay);
  await screen.getByRole("link").click();
  const link = screen.getByRole("link").element() as HTMLAnchorElement;
  await screen.unmount();
  await expect.poll(() => sessionStorage.getItem("carriedChoices")).not.toBeNull();
  return new URL(link.href);
}

test("carries choices and typed text of a product to another language", async () => {
  const { searchParams } = await chooseAndChangeLanguage();
  expect(searchParams.toString()).toBe("utm_source=x&color=Maroon&size=M&language=ur");

  const screen = await showAt(
    "/ur/selectedItem/mall-road-v-neck-set?utm_source=x&color=Maroon&size=M",
    null,
    "http://shop.invalid/selectedItem/mall-road-v-neck-set?utm_source=x",
  );
  await expect.element(screen.getByRole("status")).toHaveTextContent("Maroon M Dr. Lang");
});

test("does not carry a typed name to another product", async () => {
  await chooseAndChangeLanguage();
  const screen = await showAt(
    "/ur/selectedItem/gulmohar-v-neck-set?size=M",
    null,
    "http://shop.invalid/selectedItem/mall-road-v-neck-set",
  );
  await expect.poll(() => sessionStorage.getItem("carriedChoices")).toBeNull();
  await expect.element(screen.getByRole("status")).toHaveTextContent("undefined M");
});

test("prefers text typed later where a change of the language did not happen", async () => {
  await chooseAndChangeLanguage();
  const engraving = { wanted: true, name: "Dr. Later", position: "left" };
  const typed = { customSize: null, engraving, options: {} };
  const screen = await showAt("/selectedItem/mall-road-v-neck-set?size=M", { typed });
  await expect.element(screen.getByRole("status")).toHaveTextContent("undefined M Dr. Later");
  await expect.poll(() => sessionStorage.getItem("carriedChoices")).toBeNull();
  await expect.element(screen.getByRole("status")).toHaveTextContent("undefined M Dr. Later");
});
