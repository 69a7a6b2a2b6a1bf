import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { getProductById } from "#contract/catalog/catalog.ts";
import { scrubSet } from "#web/catalog/testing/any-product.ts";
import { answerCalls } from "#web/testing/answer-calls.ts";
import { sampleLine } from "#web/testing/sample-line.ts";
import { WantedInstead } from "./wanted-instead.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
});

const garment = {
  type: "set",
  parts: [
    { name: "top", urdu: "قمیص", measurements: [] },
    { name: "trousers", urdu: "ٹراؤزر", measurements: [] },
  ],
};

function Wanted() {
  const [size, setSize] = useState("");
  const color = { name: "color", onChange: async () => {}, onBlur: async () => {}, ref: () => {} };
  return (
    <>
      <WantedInstead item={sampleLine} size={size} onSize={setSize} color={color} error={undefined} />
      <output>{size || "nothing"}</output>
    </>
  );
}

async function open(sizes: string[], more: object = { garment }) {
  const product = { ...scrubSet, sizes, ...more, relatedProducts: [] };
  answerCalls({ [getProductById.path]: () => ({ body: { product } }) });
  const screen = await render(<Wanted />);
  const size = screen.getByLabelText("Which size instead?");
  await expect.element(size).toBeVisible();
  return { screen, size };
}

test("offers separate sizes for the parts of a set", async () => {
  const { screen, size } = await open(["S", "M", "L"]);
  await size.selectOptions("Different sizes for top and trousers");
  await expect.element(screen.getByRole("status")).toHaveTextContent("nothing");
  await expect.element(screen.getByLabelText("Top size")).toHaveValue("M");
  await screen.getByLabelText("Trousers size").selectOptions("L");
  await expect.element(screen.getByRole("status")).toHaveTextContent("M top, L trousers");
  await screen.getByLabelText("Top size").selectOptions("L");
  await expect.element(screen.getByRole("status")).toHaveTextContent("L");
  await size.selectOptions("S");
  await expect.element(screen.getByRole("status")).toHaveTextContent("S");
  expect(screen.getByLabelText("Top size").elements()).toEqual([]);
});

test("does not offer the size that the set has, also of each part", async () => {
  const { screen, size } = await open(["S", "M", "L"]);
  await size.selectOptions("Different sizes for top and trousers");
  await screen.getByLabelText("Trousers size").selectOptions("L");
  await screen.getByLabelText("Trousers size").selectOptions("M");
  await expect.element(screen.getByRole("status")).toHaveTextContent("nothing");
});

test("offers one size for a garment of one part", async () => {
  const { screen } = await open(["S", "M", "L"], {
    garment: { type: "top", parts: [{ name: "top", measurements: [] }] },
  });
  expect(screen.getByText(/Different sizes/).elements()).toEqual([]);
});
