import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { MeasurementFields } from "./measurement-fields.tsx";
import { useMeasurementForm } from "./use-measurement-form.ts";

afterEach(() => localStorage.clear());

type Kept = { head: number; unit?: "cm" };

function Fields({ kept: size }: { kept?: Kept }) {
  const kept = size && { name: "", custom_size: { ...size, otherNote: "" } };
  const form = useMeasurementForm(kept, { nameNeeded: false, names: ["head"] });
  return <MeasurementFields form={form} names={["head"]} />;
}

function show(kept?: Kept) {
  const router = createMemoryRouter([{ path: "/", element: <Fields {...(kept && { kept })} /> }]);
  return render(<RouterProvider router={router} />);
}

test("reports a length that is wrong in both units in the chosen one", async () => {
  const screen = await show();
  const field = screen.getByRole("textbox", { name: /Head/ });
  await field.fill("300");
  await screen.getByText("Inches").click();
  await expect.element(screen.getByText("Enter 1 to 99 inches")).toBeVisible();
  await screen.getByText("Centimetres").click();
  await expect.element(screen.getByText("Enter 3 to 251 centimetres")).toBeVisible();
  await expect.element(field).toHaveValue("300");
});

test("takes centimetres typed before the unit was chosen unchanged", async () => {
  const screen = await show();
  const field = screen.getByRole("textbox", { name: /Head/ });
  await field.fill("112");
  await screen.getByText("Inches").click();
  await expect.element(screen.getByText("Enter 1 to 99 inches")).toBeVisible();
  await screen.getByText("Centimetres").click();
  await expect.element(field).toHaveValue("112");
  await expect.element(screen.getByText(/^Enter \d/)).not.toBeInTheDocument();
});

test("opens the next measurements in the unit chosen last", async () => {
  const first = await show();
  await first.getByText("Centimetres").click();
  await first.unmount();
  const screen = await show({ head: 44.09 });
  await expect.element(screen.getByRole("radio", { name: "Centimetres" })).toBeChecked();
  await expect.element(screen.getByRole("textbox", { name: /Head/ })).toHaveValue("112");
});

test("opens measurements taken in centimetres in them whatever unit was chosen last", async () => {
  const first = await show();
  await first.getByText("Inches").click();
  await first.unmount();
  const screen = await show({ head: 44.09, unit: "cm" });
  await expect.element(screen.getByRole("radio", { name: "Centimetres" })).toBeChecked();
  await expect.element(screen.getByRole("textbox", { name: /Head/ })).toHaveValue("112");
});
