import { Suspense, useState } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { offlineMessages } from "#messages/offline.ts";
import { lazyPart } from "./lazy-part.tsx";

/** A part whose first loads fail, behind a switch that shows and hides it. */
async function open(failures: number) {
  let loads = 0;
  const Part = lazyPart(async () => {
    loads += 1;
    if (loads <= failures) throw new TypeError("Failed to fetch");
    return () => <p>The part</p>;
  });
  let show: (is: boolean) => void = () => undefined;
  function Page() {
    const [shown, setShown] = useState(false);
    show = setShown;
    return (
      <>
        <input type="checkbox" aria-label="Wanted" onChange={({ target }) => setShown(target.checked)} />
        <Suspense>{shown && <Part />}</Suspense>
      </>
    );
  }
  const screen = await render(<Page />);
  await screen.getByRole("checkbox").click();
  return { screen, show: (is: boolean) => show(is), part: screen.getByText("The part"), loads: () => loads };
}

test("loads a failed part on request", async () => {
  const { screen, part } = await open(2);
  await expect.element(screen.getByText(offlineMessages.codeMissing, { exact: false })).toBeVisible();
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect.element(screen.getByRole("alert")).toBeVisible();
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect.element(part).toBeVisible();
  await expect.element(screen.getByRole("alert")).not.toBeInTheDocument();
});

test("loads a failed part when the network is back", async () => {
  const { screen, part } = await open(1);
  await expect.element(screen.getByRole("alert")).toBeVisible();
  dispatchEvent(new Event("online"));
  await expect.element(part).toBeVisible();
});

test("loads a failed part the next time it is shown", async () => {
  const { screen, show, part } = await open(1);
  await expect.element(screen.getByRole("alert")).toBeVisible();
  show(false);
  await expect.element(screen.getByRole("alert")).not.toBeInTheDocument();
  show(true);
  await expect.element(part).toBeVisible();
});

test("requests a failing part once until an interaction", async () => {
  const { screen, loads } = await open(9);
  await expect.element(screen.getByRole("alert")).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(loads()).toBe(1);
});
