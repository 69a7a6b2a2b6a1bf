import { expect, test } from "vitest";
import { onceReleased } from "./pointer-released.ts";

const press = (event: string) => document.body.dispatchEvent(new PointerEvent(event, { bubbles: true }));
const moment = () => new Promise((resolve) => setTimeout(resolve, 50));

test("delays errors until the pointer is released, including late ones", async () => {
  const seen: string[] = [];
  const check = onceReleased<{ name: string }, { name: string }>(async () => {
    await moment();
    return { values: {}, errors: { name: { type: "custom" } } };
  });
  const checking = async () => {
    await check({ name: "" }, undefined, {} as never);
    seen.push("told");
  };
  void checking();
  press("pointerdown");
  await moment();
  await moment();
  expect(seen).toEqual([]);
  press("pointerup");
  await expect.poll(() => seen).toEqual(["told"]);
  void checking();
  await expect.poll(() => seen).toEqual(["told", "told"]);
});
