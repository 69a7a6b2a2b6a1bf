import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { showPage } from "#web/testing/show-page.tsx";
import { ListFilters } from "./list-filters.tsx";

const options = [
  { value: "Pending", label: "Pending" },
  { value: "Dispatched", label: "On the way" },
];

async function open(address = "/orders") {
  const page = (
    <ListFilters
      search="Order number, name or phone"
      filters={[
        { name: "progress", label: "Progress", all: "All orders", options },
        { name: "city", label: "City", is: "text" },
      ]}
    />
  );
  const { screen, router } = await showPage(address, page);
  const search = screen.getByRole("searchbox", { name: "Order number, name or phone" });
  await expect.element(search).toBeVisible();
  const query = () => router.state.location.search;
  return { screen, router, search, query };
}

const painted = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Types without waiting for the field: a wait advances the fake clock, the longer the busier the machine is. */
async function enter(field: Awaited<ReturnType<typeof open>>["search"], value: string) {
  const input = field.element();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, value);
  input.dispatchEvent(new Event("input", { bubbles: true }));
  for (let frame = 0; frame < 5; frame += 1) await painted();
}

// Fake only timers: rendering needs the browser's own clock.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: false });
});
afterEach(() => {
  vi.useRealTimers();
});

test("searches automatically after the debounce, from the first page", async () => {
  const { search, query } = await open("/orders?sort=-total&after=abc");
  await enter(search, "Aye");
  vi.advanceTimersByTime(150);
  expect(query()).toBe("?sort=-total&after=abc");
  // The debounce counts from the last key.
  await enter(search, "Ayesha ");
  vi.advanceTimersByTime(200);
  expect(query()).toBe("?sort=-total&after=abc");
  vi.advanceTimersByTime(200);
  await expect.poll(query).toBe("?sort=-total&q=Ayesha");
});

test("Enter searches at once, and a choice does not wait either", async () => {
  const { screen, search, query } = await open();
  await userEvent.type(search, "03001234567{Enter}");
  await expect.poll(query).toBe("?q=03001234567");
  await screen.getByRole("combobox", { name: "Progress" }).selectOptions("Dispatched");
  await expect.poll(query).toBe("?q=03001234567&progress=Dispatched");
  await screen.getByRole("combobox", { name: "Progress" }).selectOptions("");
  await expect.poll(query).toBe("?q=03001234567");
});

test("a choice also applies the text being typed", async () => {
  const { screen, search, query } = await open();
  await userEvent.type(search, "Khan");
  await screen.getByRole("combobox", { name: "Progress" }).selectOptions("Pending");
  await expect.poll(query).toBe("?q=Khan&progress=Pending");
});

test("an address fills the filters in, going back does so again, and 'Clear' empties them", async () => {
  const { screen, router, search, query } = await open("/orders?q=Khan&progress=Pending&city=Lahore");
  const progress = screen.getByRole("combobox", { name: "Progress" });
  const city = screen.getByRole("searchbox", { name: "City" });
  await expect.element(search).toHaveValue("Khan");
  await expect.element(progress).toHaveValue("Pending");
  await router.navigate("/orders?q=Ali");
  await expect.element(search).toHaveValue("Ali");
  await expect.element(progress).toHaveValue("");
  await expect.element(city).toHaveValue("");
  await router.navigate(-1);
  await expect.element(search).toHaveValue("Khan");
  await expect.element(city).toHaveValue("Lahore");
  await screen.getByRole("link", { name: "Clear" }).click();
  await expect.poll(query).toBe("");
  await expect.element(search).toHaveValue("");
  await expect.element(progress).toHaveValue("");
  await expect.element(screen.getByRole("link", { name: "Clear" })).not.toBeInTheDocument();
});

test("'Clear' leaves the order and the tab of the list, which are no filters", async () => {
  const { screen, query } = await open("/orders?list=book&sort=-total");
  await expect.element(screen.getByRole("link", { name: "Clear" })).not.toBeInTheDocument();
  await screen.getByRole("combobox", { name: "Progress" }).selectOptions("Pending");
  await screen.getByRole("link", { name: "Clear" }).click();
  await expect.poll(query).toBe("?list=book&sort=-total");
});

test("does not overwrite text while it is typed", async () => {
  const { router, search } = await open();
  await userEvent.type(search, "Sa");
  await router.navigate("/orders?progress=Pending");
  await expect.element(search).toHaveValue("Sa");
});
