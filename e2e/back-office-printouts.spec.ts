import type { Page } from "@playwright/test";
import { countPrints, printPaper, printsOf } from "./support/print-paper.ts";
import type { ReadPage } from "./support/read-pdf.ts";
import { inDatabase } from "./support/shop-database.ts";
import { expect, test } from "./support/shop-test.ts";
import { haveStaffSession } from "./support/staff.ts";
import { type Line, orderedProducts, type PlacedOrder, placeTwentyOrders } from "./support/twenty-orders.ts";

test.describe.configure({ mode: "serial" });

/** A day without work of other journeys. */
const workDay = "2031-03-04";
const printedDay = /\b\d{1,2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec) 20\d\d\b/;
const urdu = /\p{Script=Arabic}/u;
/** The garment on the drawing of a chest. */
const garmentPicture = "960x1200";

let orders: readonly PlacedOrder[] = [];

test.beforeAll(async () => {
  orders = await placeTwentyOrders(process.env.SHOP_ORIGIN ?? "");
  await inDatabase("update orders set work_started_at = $1 where id = any($2)", [
    `${workDay}T06:00:00Z`,
    orders.map(({ id }) => id),
  ]);
});

/** The printed form of a page of the back office. */
async function print(page: Page, address: string): Promise<ReadPage[]> {
  await haveStaffSession(page, "owner");
  await page.goto(`/admin${address}`);
  return printPaper(page);
}

const ids = () => orders.map(({ id }) => id).join(",");
const piecesIn = (count: number) => (count === 1 ? "1 piece" : `${count} pieces`);
const inOneLine = (text: string) => text.replace(/\s+/g, " ").trim();
const isLatin = (text: string) => !urdu.test(text);

function choicesOf(line: Line): string[] {
  const { name = "", second = "", thread = "" } = line.name_engraving || {};
  const engraved = [name, second, thread].filter((word) => word !== "" && isLatin(word));
  return [
    line.fabric_type.name,
    line.color.label,
    line.custom_size ? "Custom size selected" : String(line.sizes),
    ...(line.trouserOptions ? [line.trouserOptions] : []),
    ...engraved,
  ];
}

function expectWords(text: string, words: readonly string[]): void {
  for (const word of words) expect(text).toContain(inOneLine(word));
}

/** Urdu is drawn in the shop's own face, and no letter in one that happens to be on the device. */
function expectOwnFaces(pages: readonly ReadPage[]): void {
  for (const face of pages.flatMap(({ faces }) => faces)) expect(face).toMatch(/AnekLatin|NotoNastaliqUrdu/);
  expect(pages.flatMap(({ faces }) => faces).join()).toContain("NotoNastaliqUrdu");
}

/** The sheets of an order: each says its number, and where there are several which of them it is. */
function sheetsOf(pages: readonly ReadPage[], { number }: PlacedOrder): ReadPage[] {
  const sheets = pages.filter(({ text }) => text.includes(number));
  if (sheets.length > 1) {
    for (const [index, { text }] of sheets.entries())
      expect(text).toContain(`${index + 1} of ${sheets.length}`);
  }
  return sheets;
}

/** The sheets of each line's ticket, in their order: one, and a second where the first says that there is one. */
function ticketsOf(pages: readonly ReadPage[]): ReadPage[][] {
  const tickets: ReadPage[][] = [];
  for (const page of pages) {
    if (/^TB-\S{14} · \S+ · ticket \d+ of \d+ 2 of 2 /.test(page.text)) tickets.at(-1)?.push(page);
    else tickets.push([page]);
  }
  return tickets;
}

function expectMeasurements(text: string, { custom_size }: Line): void {
  if (!custom_size) return;
  const { otherNote, ...inches } = custom_size;
  expectWords(
    text,
    Object.values(inches).map((value) => `${value} in`),
  );
  expectWords(text, [String(otherNote)].filter(isLatin));
}

test("job tickets: a sheet for each line, with all that is needed to sew it @once", async ({ page }) => {
  const pages = await print(page, `/job-tickets/print?ids=${ids()}`);
  const tickets = ticketsOf(pages);
  const wanted = orders.flatMap(({ number, lines }) =>
    lines.map((line, index) => ({ number, line, place: `${index + 1} of ${lines.length}` })),
  );
  expect(tickets).toHaveLength(wanted.length);
  for (const [index, { number, line, place }] of wanted.entries()) {
    const sheets = tickets[index] ?? [];
    const text = sheets.map((sheet) => sheet.text).join(" ");
    const { name, code } = orderedProducts[line._id] ?? { name: "?", code: "?" };
    expectWords(text, [number, code, name, piecesIn(line.quantity), `Ticket ${place}`, ...choicesOf(line)]);
    expectMeasurements(text, line);
    for (const sheet of sheets) {
      expect(sheet.text).toContain(number);
      expect(sheet.width).toBeCloseTo(420, 0);
    }
    expect(sheets[0]?.text).toMatch(printedDay);
    const chests = sheets.flatMap(({ pictures }) => pictures).filter((size) => size === garmentPicture);
    expect(chests, `${number} ${line._id}`).toHaveLength(line.name_engraving ? 1 : 0);
  }
  // Also with the longest note in Urdu, on a ticket with everything else that can be.
  const spilled = tickets.filter((sheets) => sheets.length > 1).map(([first]) => first?.text);
  expect(spilled).toEqual([]);
  expectOwnFaces(pages);
});

test("invoices and packing slips: who, what, how much and by whom, on each of their sheets @once", async ({
  page,
}) => {
  const invoices = await print(page, `/invoices?ids=${ids()}`);
  const slips = await print(page, `/packing-slips?ids=${ids()}`);
  for (const order of orders) {
    const { person, lines, phone, total } = order;
    const price = `Rs. ${total.toLocaleString("en-US")}`;
    for (const [title, pages] of [
      ["Order summary", invoices],
      ["Packing slip", slips],
    ] as const) {
      const sheets = sheetsOf(pages, order);
      const text = sheets.map((sheet) => sheet.text).join(" ");
      expectWords(text, [title, "Tabeeb", price, phone, "54000"]);
      expectWords(text, [person.name, person.address, person.area].filter(isLatin));
      expect(text).toMatch(printedDay);
      for (const { name, code } of lines.map(({ _id }) => orderedProducts[_id] ?? { name: "?", code: "?" })) {
        expectWords(text, [`${name} ${code}`]);
      }
      for (const line of lines) expectWords(text, choicesOf(line));
      expect(text.split("Fabric: ")).toHaveLength(lines.length + 1);
      if (title === "Packing slip") {
        expectWords(text, [person.delivery_instruction].filter(isLatin));
        expectWords(text, [piecesIn(lines.reduce((sum, { quantity }) => sum + quantity, 0))]);
      }
    }
  }
  const sheetCount = (pages: readonly ReadPage[]) =>
    orders.reduce((sum, order) => sum + sheetsOf(pages, order).length, 0);
  expect(sheetCount(invoices)).toBe(invoices.length);
  expect(sheetCount(slips)).toBe(slips.length);
  expectOwnFaces(invoices);
  expectOwnFaces(slips);
});

test("the cutting list goes from the smallest size to the largest, made to measure apart @once", async ({
  page,
}) => {
  const pages = await print(page, `/job-tickets/cutting?day=${workDay}`);
  const text = pages.map((sheet) => sheet.text).join(" ");
  const lines = orders.flatMap((order) => order.lines);
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  expect(text).toContain(`Cutting list, 4 Mar 2031 ${pieces} pieces of ${orders.length} orders`);
  for (const [index, sheet] of pages.entries()) {
    expect(sheet.text).toContain(`Cutting list, 4 Mar 2031 ${index + 1} of ${pages.length}`);
  }
  for (const { number } of orders) expect(text).toContain(number);
  const sizes = ["XS", "S", "M", "L", "XL", "2XL", "3XL"];
  const [standard = "", ...apart] = text.split("Plain Cotton, Navy Blue, made to measure");
  const navy = standard.slice(standard.indexOf("Plain Cotton, Navy Blue"));
  const listed = [...navy.matchAll(/Liberty V-Neck Set (XS|S|M|L|XL|2XL|3XL) /g)].map(([, size = ""]) =>
    sizes.indexOf(size),
  );
  expect(new Set(listed).size).toBe(sizes.length);
  expect(listed).toEqual(listed.toSorted((one, other) => one - other));
  expect(apart.join()).toContain("44.25 in");
  expect(navy).not.toContain("44.25 in");
});

test("the embroidery list has each name with its side, size and order, and counts only those @once", async ({
  page,
}) => {
  const pages = await print(page, `/job-tickets/embroidery?day=${workDay}`);
  const text = pages.map((sheet) => sheet.text).join(" ");
  const named = orders.flatMap(({ number, lines }) =>
    lines.filter((line) => line.name_engraving).map((line) => ({ number, line })),
  );
  const pieces = named.reduce((sum, { line }) => sum + line.quantity, 0);
  const count = new Set(named.map(({ number }) => number)).size;
  expect(text).toContain(`Embroidery list, 4 Mar 2031 ${pieces} pieces of ${count} orders`);
  for (const { number, line } of named) {
    const { name = "", second, position = "left" } = line.name_engraving || {};
    const product = orderedProducts[line._id];
    const size = line.custom_size ? "Custom size selected" : line.sizes;
    const place = position === "sleeve" ? "left sleeve" : position;
    const row = `${place} ${product?.code} ${product?.name} ${size} ${line.fabric_type.name}, ${line.color.label} ${number} ${line.quantity}`;
    expect(text).toContain(row);
    if (isLatin(name) && !name.includes("Www"))
      expect(text).toContain(`${second ? `${name} ${second}` : name} ${row}`);
  }
  expectOwnFaces(pages);
});

test("paper waits for its pictures @once", async ({ page }) => {
  await haveStaffSession(page, "workshop");
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/pictures\/.*-front-/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/admin/job-tickets/print?ids=${orders[3]?.id}`, { waitUntil: "commit" });
  const button = page.getByRole("button", { name: /^Print/ });
  await expect(button).toBeVisible();
  await countPrints(page);
  await button.click();
  await expect(button).toHaveAttribute("aria-busy", "true");
  expect(await printsOf(page)).toBe(0);
  release?.();
  await expect.poll(() => printsOf(page)).toBe(1);
  await expect(button).not.toHaveAttribute("aria-busy", "true");
});
