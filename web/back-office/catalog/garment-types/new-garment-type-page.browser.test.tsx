import { afterEach, expect, test, vi } from "vitest";
import { answerCalls } from "#web/testing/answer-calls.ts";
import { showPage } from "#web/testing/show-page.tsx";
import { Component as NewGarmentTypePage } from "./new-garment-type-page.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("a part retains the focus and its text after other sizes were typed", async () => {
  answerCalls({});
  const { screen } = await showPage("/garment-types/new", <NewGarmentTypePage />);
  const sizes = screen.getByRole("textbox", { name: /^Sizes/ });
  const part = screen.getByRole("textbox", { name: "Name of the part" });
  await sizes.fill("S, M, L");
  await part.click();
  await expect.element(part).toHaveFocus();
  await part.fill("scrub bottom");
  await sizes.fill("L, M, S");
  await part.click();
  await expect.element(part).toHaveFocus();
  await expect.element(part).toHaveValue("scrub bottom");
});
