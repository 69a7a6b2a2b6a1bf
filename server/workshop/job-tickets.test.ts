import { describe, expect, test } from "vitest";
import { describeChoices, englishChoices } from "#contract/cart/describe-choices.ts";
import { questionCodes } from "#contract/orders/action-reasons.ts";
import type { FabricNeeded, Job, ListedJob, TicketedJob } from "#contract/workshop/job-tickets.ts";
import { createTestShop } from "../testing/create-test-shop.ts";
import { guestOrder, measurements, person, plainLine } from "../testing/guest-order.ts";
import { signInStaff } from "../testing/sign-in-staff.ts";

const shop = await createTestShop();
const { post, database } = shop;
const { cookie, staff } = await signInStaff(shop, "workshop");

/** Every kind of choice at once. */
const fullLine = {
  ...plainLine,
  _id: "mall-road-v-neck-set",
  sizes: false,
  custom_size: measurements,
  color: { label: "Maroon" },
  fabric_type: { name: "Cotton Twill" },
  trouserOptions: "Jogger",
  cap: true,
  name_engraving: { name: "Dr. Ayesha Khan", position: "right" },
  quantity: 2,
};

async function get(call: string) {
  const response = await shop.app.inject({ url: `/api/admin/jobTickets/${call}`, headers: { cookie } });
  expect(response.statusCode).toBe(200);
  for (const secret of [...Object.values(person), "923007654321"]) {
    expect(response.body).not.toContain(secret);
  }
  return response.json();
}

async function place(...items: object[]): Promise<{ id: string; OrderID: string }> {
  const quoted = await post("/orders/createOrderAsGuest", guestOrder({ items, totalAmount: "1" }));
  const { totalAmount } = quoted.json();
  const { OrderID } = (await post("/orders/createOrderAsGuest", guestOrder({ items, totalAmount }))).json();
  return { OrderID, id: (await post("/orders/trackOrder", { OrderID })).json().order.id };
}

const start = (ids: string[], isStarted = true) =>
  post("/api/admin/jobTickets/start", { ids, isStarted, acknowledged: questionCodes }, { cookie });
const numbers = (jobs: readonly Job[]) => jobs.map(({ OrderID }) => OrderID);
const ticketsOf = async (...ids: string[]): Promise<TicketedJob[]> =>
  (await get(`get?ids=${ids.join(",")}`)).jobs;

test("a ticket lists the choices in the words of cart and mail, without personal data", async () => {
  const { id, OrderID } = await place(fullLine, plainLine);
  const [job] = await ticketsOf(id);
  expect(job).toMatchObject({ OrderID, orderProgress: "Pending", isConfirmed: false, startedAt: null });
  const [garment, plain] = job?.garments ?? [];
  if (!garment || !plain) throw new Error("Two garments were ordered.");
  expect(describeChoices(garment, englishChoices).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    "Fabric: Cotton Twill",
    "Size: Custom size selected",
    "Color: Maroon",
    "Trouser: Jogger",
    "Cap: Yes",
    "Name engraving: Dr. Ayesha Khan, right",
  ]);
  expect(garment).toMatchObject({
    product_code: "TB-W-101",
    quantity: 2,
    custom_size: { ...measurements, chest: 40.5 },
    thread: { name: "Ivory" },
  });
  expect(plain).toMatchObject({ quantity: 1, custom_size: false, thread: null });
});

test("two lines, the sleeve and a thread are on the ticket and under the reel that was chosen", async () => {
  const sewn = { name: "Dr. Ayesha Khan", position: "left" };
  const grown = {
    name: "Dr. Ayesha",
    position: "sleeve",
    second: "ICU & CCU, Ward 3",
    thread: { name: "Gold" },
  };
  const { id } = await place({ ...plainLine, name_engraving: sewn }, { ...plainLine, name_engraving: grown });
  const [job] = await ticketsOf(id);
  const words = job?.garments.map((garment) =>
    describeChoices(garment, englishChoices)
      .filter(({ label }) => /ngrav|Second line/.test(label))
      .map(({ label, value }) => `${label}: ${value}`),
  );
  expect(words).toEqual([
    ["Name engraving: Dr. Ayesha Khan, left"],
    ["Name engraving: Dr. Ayesha, left sleeve", "Second line: ICU & CCU, Ward 3", "Engraving thread: Gold"],
  ]);
  await start([id]);
  const { embroidery } = await get("day");
  const gold = embroidery.find(({ thread }: { thread: { name: string } }) => thread.name === "Gold");
  expect(gold).toMatchObject({
    thread: { color: "#c9a227" },
    texts: [{ kind: "Name", text: "Dr. Ayesha", second: "ICU & CCU, Ward 3", place: "left sleeve" }],
  });
  await start([id], false);
});

test("tickets come in the order in which they are asked for", async () => {
  const [first, second] = [await place(plainLine), await place(plainLine)];
  expect(numbers(await ticketsOf(second.id, first.id))).toEqual([second.OrderID, first.OrderID]);
  expect(await ticketsOf(crypto.randomUUID())).toEqual([]);
});

describe("the work of a day", () => {
  test("begins with the tickets, is in the lists of that day, and can be given back", async () => {
    const [one, other] = [await place(fullLine, plainLine), await place({ ...plainLine, quantity: 3 })];
    const ids = [one.id, other.id, one.id, crypto.randomUUID()];
    expect((await start(ids)).json()).toMatchObject({ changed: 2, unpaid: 0, asked: [] });
    expect((await start(ids)).json()).toMatchObject({ changed: 0, unpaid: 0, asked: [] });
    const { rows } = await database.pool.query(
      "select staff_id, action, after from audit_log where subject_id = $1",
      [one.id],
    );
    expect(rows).toEqual([{ staff_id: staff.id, action: "order.startWork", after: { work: "started" } }]);

    const { orders, cutting, embroidery } = await get("day");
    expect(orders).toBe(2);
    expect(cutting).toEqual([
      {
        fabric: "Cotton Twill",
        color: { label: "Maroon", value: expect.stringMatching(/^#/) },
        urdu: { fabric: "ٹوِل سوتی", color: "عنابی" },
        pieces: 2,
        // To measure counts as the largest size: 2.1 m the top, 1.6 the trousers, and 0.35 the cap.
        metres: 8.1,
        withoutMetres: 0,
        cuts: [
          {
            line: expect.objectContaining({
              sizes: false,
              urdu: expect.objectContaining({ name: "مال روڈ وی نیک سیٹ", trouser: "جوگر" }),
            }),
            name: "Mall Road V-Neck Set",
            product_code: "TB-W-101",
            trouser: "Jogger",
            size: "Custom size selected",
            hasCap: true,
            options: [],
            pieces: 2,
            metres: 8.1,
            withoutMetres: 0,
            orders: [{ OrderID: one.OrderID, pieces: 2, isCut: false }],
            measurements: expect.arrayContaining([{ label: "Chest", value: "40.5 in" }]),
          },
        ],
      },
      expect.objectContaining({
        fabric: "Plain Cotton",
        pieces: 4,
        metres: 11.4,
        cuts: [
          expect.objectContaining({
            size: "M",
            pieces: 4,
            measurements: null,
            orders: [
              { OrderID: one.OrderID, pieces: 1, isCut: false },
              { OrderID: other.OrderID, pieces: 3, isCut: false },
            ],
          }),
        ],
      }),
    ]);
    expect(embroidery).toEqual([
      {
        thread: { name: "Ivory", color: expect.stringMatching(/^#/) },
        pieces: 2,
        texts: [
          expect.objectContaining({
            kind: "Name",
            text: "Dr. Ayesha Khan",
            second: "",
            place: "right",
            OrderID: one.OrderID,
          }),
        ],
      },
    ]);
    expect(await get("day?day=2020-01-01")).toMatchObject({ orders: 0, cutting: [], embroidery: [] });
    // A list that was cut can be printed again, and marks what is cut.
    const marked = cutting.map((fabric: FabricNeeded) => ({
      ...fabric,
      cuts: fabric.cuts.map((cut) => ({
        ...cut,
        orders: cut.orders.map((order) => ({ ...order, isCut: order.OrderID === one.OrderID })),
      })),
    }));
    for (const stage of ["cut", "sewn"]) {
      await post("/api/admin/jobTickets/setStage", { ids: [one.id], stage }, { cookie });
      expect((await get("day")).cutting).toEqual(marked);
    }

    expect((await start([one.id, other.id], false)).json()).toMatchObject({
      changed: 2,
      unpaid: 0,
      asked: [],
    });
    expect((await get("day")).orders).toBe(0);
  });

  test("never begins with an order that is cancelled", async () => {
    const { id } = await place(plainLine);
    await post("/orders/updateOrder", { id, orderProgress: "Cancelled" });
    expect((await start([id])).json()).toMatchObject({ changed: 0, unpaid: 0, asked: [] });
  });
});

describe("the list", () => {
  const list = async (query: string): Promise<{ items: ListedJob[]; next: string | null }> =>
    await get(`list?${query}`);

  test("lists waiting, started and overdue work, ordered by due day", async () => {
    const [late, begun, fresh] = [await place(fullLine), await place(plainLine), await place(plainLine)];
    await database.pool.query("update orders set due_on = current_date - 3 where id = $1", [late.id]);
    await database.pool.query(
      "update orders set confirmed_at = now(), confirmed_by = 'customer' where id = $1",
      [fresh.id],
    );
    await start([begun.id]);
    const waiting = await list("");
    expect(waiting.items[0]).toMatchObject({
      OrderID: late.OrderID,
      isOverdue: true,
      pieces: 2,
      engraved: 2,
      measured: 2,
    });
    const days = waiting.items.map(({ dueOn }) => dueOn);
    expect(days).toEqual([...days].sort());
    expect(numbers(waiting.items)).toContain(fresh.OrderID);
    expect(numbers(waiting.items)).not.toContain(begun.OrderID);
    expect(numbers((await list("stage=started")).items)).toEqual([begun.OrderID]);
    expect(numbers((await list("stage=overdue")).items)).toEqual([late.OrderID]);
    expect(numbers((await list("confirmed=yes")).items)).toEqual([fresh.OrderID]);
    expect(numbers((await list(`q=${begun.OrderID}`)).items)).toEqual([begun.OrderID]);
    expect((await list("q=nothing")).items).toEqual([]);
  });

  test("goes on where the page before ended", async () => {
    await database.pool.query(
      `insert into orders (id, number, name, email, phone, city, postal_code, area, province, address,
         delivery_instruction, subtotal, discount, delivery, total, progress, created_at,
         due_on, work)
       select gen_random_uuid(), lpad(n::text, 12, '0'), '', '', '', '', '', '', '', '', '', 1, 0, 0, 1, 'Pending',
         timestamptz '2026-01-01' + n / 3 * interval '1 minute',
         date '2026-01-09' + n / 50, 1
       from generate_series(1, 120) n`,
    );
    const seen: string[] = [];
    for (let next: string | null = ""; next !== null; ) {
      const page = await list(`stage=overdue&after=${next}`.replace(/&after=$/, ""));
      seen.push(...numbers(page.items));
      next = page.next;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThanOrEqual(120);
    await database.pool.query("delete from orders where length(city) = 0");
  });
});
