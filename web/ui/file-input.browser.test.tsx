import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { FieldFrame } from "./field-frame.tsx";
import { FileInput } from "./file-input.tsx";

test("names the chosen file in the shop's words", async () => {
  const screen = await render(
    <FieldFrame label="Photographs">
      {(attributes) => <FileInput {...attributes} multiple accept="image/*" />}
    </FieldFrame>,
  );
  await expect.element(screen.getByText("Nothing chosen")).toBeVisible();
  const files = ["front.png", "seam.png"].map((name) => new File(["picture"], name, { type: "image/png" }));
  await screen.getByLabelText("Photographs").upload(files);
  await expect.element(screen.getByText("front.png, seam.png")).toBeVisible();
});
