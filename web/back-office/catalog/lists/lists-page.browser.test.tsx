import { afterEach, expect, test, vi } from "vitest";
import { reorderList, saveColor, saveThread } from "#contract/catalog/lists.ts";
import { answerCalls, refusal } from "#web/testing/answer-calls.ts";
import { showPage } from "#web/testing/show-page.tsx";
import { Component as ListsPage } from "./lists-page.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
});

const navy = { id: "0190a6f0-0000-7000-8000-000000000001", value: "#1f2e4d", urdu: "نیوی", isUsed: true };
const wine = { id: "0190a6f0-0000-7000-8000-000000000002", value: "#6a1f33", urdu: "", isUsed: false };
const data = {
  categories: [],
  colors: [
    { ...navy, label: "Navy" },
    { ...wine, label: "Wine" },
  ],
  fabrics: [],
  threads: [{ ...wine, name: "Wine" }],
  sizeCharts: [],
  trousers: [],
  charges: [],
};

async function open(list: string) {
  const { screen } = await showPage(`/lists?list=${list}`, <ListsPage />, { data });
  const add = screen.getByRole("region", { name: "Add" });
  await expect.element(add).toBeVisible();
  return { screen, add, field: (name: string) => add.getByRole("textbox", { name, exact: true }) };
}

test("an invalid color shows an error beside its field, and nothing is sent", async () => {
  const calls = answerCalls({});
  const { add, field } = await open("colors");
  await field("Name").fill("Teal");
  await field("Colour").fill("teal");
  await add.getByRole("button", { name: "Add" }).click();
  await expect.element(field("Colour")).toHaveAttribute("aria-invalid", "true");
  await expect.element(field("Colour")).toHaveFocus();
  await expect.element(field("Name")).toHaveValue("Teal");
  expect(calls).toEqual([]);
});

test("shows names that look the same to staff", async () => {
  answerCalls({});
  const twin = { ...wine, id: "0190a6f0-0000-7000-8000-000000000003", label: "wine\u200f" };
  const colors = [...data.colors, twin];
  const { screen } = await showPage("/lists?list=colors", <ListsPage />, { data: { ...data, colors } });
  const notes = screen.getByText("Another entry looks the same. Rename or delete one.");
  await expect.element(notes.first()).toBeVisible();
  expect(notes.elements()).toHaveLength(2);
});

test.each([
  { list: "colors", called: "Name", path: saveColor.path, key: "label" },
  { list: "threads", called: "Thread", path: saveThread.path, key: "name" },
])(
  "a taken name of $list shows an error beside it, and the next is sent with its Urdu and its color",
  async ({ list, called, path, key }) => {
    const sentence = "There is already one with this name";
    let isTaken = true;
    const calls = answerCalls({
      [path]: () =>
        isTaken ? { status: 409, body: refusal("NAME_TAKEN", sentence) } : { body: { id: wine.id } },
    });
    const { add, field } = await open(list);
    await field(called).fill("Wine");
    await add.getByRole("textbox", { name: new RegExp(`^${called} in Urdu`) }).fill("سرخ");
    await field("Colour").fill("#6A1F33");
    await add.getByRole("button", { name: "Add" }).click();
    await expect.element(field(called)).toHaveAccessibleDescription(sentence);
    isTaken = false;
    await field(called).fill("Claret");
    await add.getByRole("button", { name: "Add" }).click();
    await expect.element(field(called)).toHaveValue("");
    expect(calls.map(({ body }) => body)).toEqual([
      { [key]: "Wine", urdu: "سرخ", value: "#6a1f33" },
      { [key]: "Claret", urdu: "سرخ", value: "#6a1f33" },
    ]);
  },
);

test("a moved entry takes its place in the whole order; one in use cannot be deleted", async () => {
  const calls = answerCalls({ [reorderList.path]: () => ({ body: { message: "Order saved" } }) });
  const { screen } = await open("colors");
  await screen.getByRole("button", { name: "Move Wine up" }).click();
  await expect
    .poll(() => calls.map(({ body }) => body))
    .toEqual([{ list: "color", ids: [wine.id, navy.id] }]);
  expect(screen.getByRole("button", { name: "Delete" }).elements()).toHaveLength(1);
});
