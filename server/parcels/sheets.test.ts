import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, expect, test } from "vitest";
import { createParcelShop } from "../testing/parcel-shop.ts";

const office = await createParcelShop();
afterAll(office.close);
const { pool, postEx, post, get, placeOrder, book, latest, followAll } = office;

async function pagesOf(pdf: Buffer): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf), { verbosity: 0 });
  return (await extractText(document, { mergePages: false })).text;
}

test("labels and the load sheet are the courier's PDFs of booked parcels, ten labels a call, as one", async () => {
  const placed = [];
  for (let count = 0; count < 12; count += 1) placed.push((await placeOrder()).id);
  const [first = ""] = placed;
  await book(first);
  const asked = await latest(first);
  const labels = (ids: string) => get(`/api/admin/parcels/labels?ids=${ids}`);
  expect((await labels(asked.id)).statusCode).toBe(400);
  expect((await post("loadSheet", { ids: [asked.id] })).json().error).toBe(
    "Choose parcels that are booked with a courier",
  );
  for (const id of placed.slice(1)) await book(id);
  await followAll();
  const parcels = await Promise.all(placed.map(latest));
  const ids = parcels.map(({ id }) => id);
  const numbers = parcels.map(({ trackingNumber }) => trackingNumber);

  const sheet = await labels(ids.join(","));
  expect([sheet.statusCode, sheet.headers["content-type"]]).toEqual([200, "application/pdf"]);
  expect(await pagesOf(sheet.rawPayload)).toEqual(numbers);

  const list = await post("loadSheet", { ids });
  expect([list.statusCode, list.headers["content-type"]]).toEqual([200, "application/pdf"]);
  expect(await pagesOf(list.rawPayload)).toEqual([["LOAD SHEET", ...numbers].join("\n")]);
  const { rows } = await pool.query("select from parcels where id = any($1) and listed_at is not null", [
    ids,
  ]);
  expect(rows).toHaveLength(12);

  await post("cancel", { id: ids[11] });
  expect((await labels(ids.join(","))).statusCode).toBe(400);
  // Called off at the courier by somebody else: it says so in JSON.
  for (const parcel of postEx.parcels) if (parcel.trackingNumber === numbers[0]) parcel.cancelled = true;
  const refused = await post("loadSheet", { ids: ids.slice(0, 2) });
  expect([refused.statusCode, refused.json().error]).toEqual([
    409,
    "PostEx refuses: INVALID TRACKING NUMBERS",
  ]);
  expect((await labels("")).statusCode).toBe(400);
  expect((await labels(Array(101).fill(ids[0]).join(","))).statusCode).toBe(400);
});
