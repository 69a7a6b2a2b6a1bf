import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { placedText } from "#contract/options/placed-text.ts";
import type { FabricNeeded, ListedJob, Reel, TicketedJob } from "#contract/workshop/job-tickets.ts";
import { createTestShop } from "../testing/create-test-shop.ts";
import { measurements, plainLine } from "../testing/guest-order.ts";
import { inventOptions } from "../testing/invented-options.ts";
import { createOrderHelpers } from "../testing/order-helpers.ts";
import { signInStaff } from "../testing/sign-in-staff.ts";

const shop = await createTestShop();
const { pool } = shop.database;
await inventOptions(pool);
const { rows: threads } = await pool.query("select id, name from threads");
const threadCalled = (name: string): string => threads.find((thread) => thread.name === name)?.id;
const gold = threadCalled("Gold");
await shop.services.catalogVersion.catchUp();
const owner = await signInStaff(shop, "owner");
const { place } = createOrderHelpers(shop, owner);
const headers = { cookie: owner.cookie };

const read = async (call: string) => {
  const answer = await shop.app.inject({ url: `/api/admin/jobTickets/${call}`, headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const ticketOf = async (id: string): Promise<TicketedJob> => (await read(`get?ids=${id}`)).jobs[0];
const start = (id: string) =>
  shop.post(
    "/api/admin/jobTickets/start",
    { ids: [id], isStarted: true, acknowledged: ["NOT_CONFIRMED"] },
    headers,
  );

const patched = {
  ...plainLine,
  options: [{ id: "patch", value: placedText("left-sleeve", "ICU") }],
  quantity: 2,
};
const named = {
  ...plainLine,
  name_engraving: { name: "Dr. Sana", position: "left" },
  options: [{ id: "badge", value: "Ward 3" }],
};

test("typed badges and names are on the embroidery list with place and thread, on the ticket, and counted", async () => {
  await pool.query("update options set thread_id = $1 where id = 'patch'", [gold]);
  const id = await place({ items: [patched, named, plainLine] });
  await start(id);
  const { embroidery }: { embroidery: Reel[] } = await read("day");
  const lines = embroidery.flatMap(({ thread, texts }) =>
    texts.map(({ kind, text, place: at, pieces }) => [thread.name, kind, text, at, pieces]),
  );
  expect(lines).toEqual([
    ["Gold", "Patch", "ICU", "Left sleeve", 2],
    ["Ivory", "Name", "Dr. Sana", "left", 1],
    // A badge without a choice has no place; the reel is the one that follows the cloth.
    ["Ivory", "Chest badge", "Ward 3", "", 1],
  ]);
  expect(embroidery.map(({ thread, pieces }) => [thread.color, pieces])).toEqual([
    ["#c9a227", 2],
    ["#f3efe4", 2],
  ]);
  const { garments } = await ticketOf(id);
  expect(garments.map(({ badges }) => badges)).toEqual([
    [
      {
        name: "Patch",
        urdu: "پٹی",
        text: "ICU",
        place: "Left sleeve",
        placeUrdu: "بائیں آستین",
        thread: { name: "Gold", urdu: "سنہری", color: "#c9a227" },
      },
    ],
    [{ name: "Chest badge", text: "Ward 3", place: "", thread: { name: "Ivory", color: "#f3efe4" } }],
    [],
  ]);
  const { items }: { items: ListedJob[] } = await read("list?stage=started");
  expect(items.map(({ pieces, engraved }) => [pieces, engraved])).toEqual([[4, 3]]);

  await pool.query("delete from threads where id = $1", [gold]);
  expect((await ticketOf(id)).garments[0]?.badges[0]?.thread?.name).toBe("Ivory");
  await shop.post("/api/admin/orders/cancel", { id, reason: "Changed their mind" }, headers);
});

test("the thread of a text is chosen from the list, and of no other kind", async () => {
  const option = {
    name: "Ward badge",
    urdu: "",
    kind: "text",
    charge: 0,
    setupCharge: 0,
    isRequired: false,
    maxLength: 10,
    values: [],
    excludes: [],
    garmentTypes: ["set"],
    productIds: [],
    isHidden: false,
    isTracked: true,
    isGrouped: false,
  };
  const create = (changes: object) =>
    shop.post("/api/admin/options/create", { ...option, ...changes }, headers);
  const white = threadCalled("White");
  const made = await create({ thread: white });
  expect(made.statusCode, made.body).toBe(201);
  const { options } = (await shop.app.inject({ url: "/api/admin/options/list", headers })).json();
  expect(options.at(-1)).toMatchObject({ name: "Ward badge", thread: white });
  const gone = await create({ name: "Other badge", thread: randomUUID() });
  expect([gone.statusCode, gone.json().fields]).toEqual([
    400,
    { thread: "This thread is no longer on the list: choose another one" },
  ]);
  const length = await create({ name: "Leg", kind: "measurement", maxLength: null, thread: white });
  expect([length.statusCode, length.json().fields]).toEqual([
    400,
    { thread: "Only a text that is typed can have a thread" },
  ]);
});

test("each cut of the cutting list says its own metres, those of what is made to measure apart", async () => {
  const toMeasure = { ...plainLine, sizes: false, custom_size: measurements };
  const id = await place({ items: [{ ...plainLine, sizes: "M", quantity: 2 }, toMeasure] });
  await start(id);
  const { cutting }: { cutting: FabricNeeded[] } = await read("day");
  const [cloth] = cutting;
  // A set in M takes 1.6 m for the top and 1.25 m for the trousers; to measure counts as 3XL, 2.1 and 1.6 m.
  expect(cloth?.cuts.map(({ size, pieces, metres }) => [size, pieces, metres])).toEqual([
    ["M", 2, 5.7],
    ["Custom size selected", 1, 3.7],
  ]);
  expect(cloth?.metres).toBe(9.4);
});
