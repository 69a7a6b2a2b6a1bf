import { useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

function Page() {
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <a href="#behind">Behind</a>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="First"
        actions={<Button onClick={() => setAsking(true)}>Ask</Button>}
      >
        <input aria-label="Name" />
        <Dialog open={asking} onClose={() => setAsking(false)} title="Second">
          <a href="#inside">Inside</a>
        </Dialog>
      </Dialog>
    </>
  );
}

const isInside = (title: string) => {
  const dialogs = [...document.querySelectorAll("[role=dialog]")];
  const dialog = dialogs.find((each) => each.querySelector("h2")?.textContent === title);
  return document.activeElement === document.body || dialog?.contains(document.activeElement) === true;
};

async function walk(title: string, key: string) {
  for (let step = 0; step < 12; step++) {
    await userEvent.keyboard(key);
    expect(isInside(title), `step ${step} of ${key} in ${title}`).toBe(true);
  }
}

test("makes the page behind a dialog inert until it is closed, also with a second one", async () => {
  const screen = await render(<Page />);
  const opener = screen.getByRole("button", { name: "Open" });
  await opener.click();
  const name = screen.getByRole("textbox", { name: "Name" });
  await expect.element(name).toBeVisible();
  const outer = name.element();
  expect(document.querySelector("a")?.closest("[inert]")).not.toBeNull();
  await walk("First", "{Tab}");
  await walk("First", "{Shift>}{Tab}{/Shift}");
  screen.getByRole("button", { name: "Ask" }).element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("link", { name: "Inside" })).toBeVisible();
  expect(outer.closest("[inert]")).not.toBeNull();
  await walk("Second", "{Tab}");
  await walk("Second", "{Shift>}{Tab}{/Shift}");
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("button", { name: "Ask" })).toHaveFocus();
  expect(outer.closest("[inert]")).toBeNull();
  await userEvent.keyboard("{Escape}");
  await expect.element(opener).toHaveFocus();
  expect(document.querySelector("[inert]")).toBeNull();
});
