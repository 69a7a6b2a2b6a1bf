import { expect, test } from "vitest";
import { showPage } from "#web/testing/show-page.tsx";
import { ImportFindings } from "./import-findings.tsx";

test("shows the changes of an import by product, old and new, fifty products at a time", async () => {
  const changes = Array.from({ length: 120 }, (_, index) => ({
    row: Math.floor(index / 2) + 2,
    product: { id: `coat-${index}`, name: `Coat ${Math.floor(index / 2) + 1}` },
    column: index % 2 === 0 ? "Price" : "Product code",
    before: "4750",
    after: "4900",
  }));
  const result = {
    outcome: "checked" as const,
    counts: { created: 0, changed: 60, same: 0, faulty: 0 },
    missing: [],
    faults: [],
    moreFaults: 0,
    changes,
    moreChanges: 0,
    columns: [],
    faultyRows: [],
  };
  const { screen } = await showPage(
    "/products/files",
    <ImportFindings name="coats.csv" result={result} onSave={() => {}} />,
  );
  const rows = () => [...document.querySelectorAll("tbody tr")].map((row) => row.textContent);
  await expect.element(screen.getByText("1 to 50 of 60 products")).toBeVisible();
  expect(rows()).toHaveLength(50);
  // Amounts are grouped, codes are not.
  expect(rows()[0]).toBe("Coat 1Price: 4,750 →becomes 4,900Product code: 4750 →becomes 49002");
  (screen.getByRole("button", { name: "Next" }).element() as HTMLElement).click();
  await expect.element(screen.getByText("51 to 60 of 60 products")).toBeVisible();
  expect(rows()).toHaveLength(10);
  (screen.getByRole("button", { name: "Previous" }).element() as HTMLElement).click();
  await expect.element(screen.getByText("1 to 50 of 60 products")).toBeVisible();
});
