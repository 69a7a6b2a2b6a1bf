import { afterEach, expect, test, vi } from "vitest";
import { createCoupon } from "#contract/orders/office-coupons.ts";
import { answerCalls, refusal } from "#web/testing/answer-calls.ts";
import { showPage } from "#web/testing/show-page.tsx";
import { Component as NewCouponPage } from "./new-coupon-page.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
});

const shirts = { id: "0190a6f0-0000-7000-8000-000000000001", name: "Scrub sets", urdu: "", products: 1 };
const data = { categories: [shirts] };

async function open() {
  const { screen, router } = await showPage("/coupons/new", <NewCouponPage />, { data });
  const field = (name: string | RegExp) => screen.getByRole("textbox", { name });
  const add = screen.getByRole("button", { name: "Add coupon" });
  await expect.element(add).toBeVisible();
  return { screen, router, field, add };
}

test("an invalid coupon shows errors beside its fields, and nothing is sent", async () => {
  const calls = answerCalls({});
  const { screen, field, add } = await open();
  await field("Code").fill("summer sale");
  await field("Amount").fill("0");
  await screen.getByLabelText(/^Ends/).fill("2020-01-01T10:00");
  await add.click();
  await expect.element(field("Code")).toHaveAccessibleDescription("Use letters, digits and dashes only");
  await expect.element(field("Amount")).toHaveAccessibleDescription("Enter 1 or more");
  await expect
    .element(screen.getByLabelText(/^Ends/))
    .toHaveAccessibleDescription("Choose an end after the start");
  await expect.element(field("Code")).toHaveFocus();
  await expect.element(field("Code")).toHaveValue("summer sale");
  expect(calls).toEqual([]);
});

test("a taken coupon code shows an error beside it; the rest stays, and the next attempt is sent whole", async () => {
  const sentence = "There is already a coupon with this code";
  let isTaken = true;
  const calls = answerCalls({
    [createCoupon.path]: () =>
      isTaken
        ? { status: 409, body: refusal("NAME_TAKEN", sentence, { fields: { code: sentence } }) }
        : { status: 201, body: { coupon: {} } },
  });
  const { screen, router, field, add } = await open();
  await field("Code").fill("summer");
  await screen.getByRole("combobox", { name: "Kind" }).selectOptions("percent");
  await field("Amount").fill("15");
  await field(/^Takes off at most/).fill("2000");
  await screen.getByRole("checkbox", { name: "Scrub sets" }).click();
  await add.click();
  await expect.element(field("Code")).toHaveAccessibleDescription(sentence);
  await expect.element(field(/^Takes off at most/)).toHaveValue("2000");

  isTaken = false;
  await field("Code").fill("summer-2026");
  await add.click();
  await expect.element(screen.getByText("another page")).toBeVisible();
  expect(router.state.location.pathname).toBe("/coupons");
  expect(calls).toHaveLength(2);
  expect(calls[1]?.body).toMatchObject({
    code: "SUMMER-2026",
    kind: "percent",
    amount: 15,
    maximumDiscount: 2000,
    usageLimit: null,
    categoryIds: [shirts.id],
  });
});

test("two presses of the button send one coupon", async () => {
  let answer = (_: { status: number; body: unknown }) => {};
  const calls = answerCalls({
    [createCoupon.path]: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  const { screen, field, add } = await open();
  await field("Code").fill("once");
  await add.click();
  await expect.element(screen.getByRole("button", { name: "Adding..." })).toBeVisible();
  await field("Code").click();
  document.querySelector("form")?.requestSubmit();
  await expect.element(screen.getByRole("button", { name: "Adding..." })).toBeVisible();
  expect(calls).toHaveLength(1);
  answer({ status: 503, body: refusal("BUSY", "The shop is busy. Try again in a moment.") });
  await expect
    .element(screen.getByRole("alert"))
    .toHaveTextContent("The shop is busy. Try again in a moment.");
  await expect.element(field("Code")).toHaveValue("once");
});

test("an error that appears on leaving a field moves nothing while a pointer is held down", async () => {
  answerCalls({});
  const { screen, field } = await open();
  await field("Code").click();
  const box = screen.getByRole("checkbox").first().element();
  const before = box.getBoundingClientRect().top;
  box.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  (field("Code").element() as HTMLElement).blur();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(box.getBoundingClientRect().top).toBe(before);
  box.dispatchEvent(new PointerEvent("pointerup", { bubbles: true }));
  await expect.element(field("Code")).toHaveAccessibleDescription(/./);
});
