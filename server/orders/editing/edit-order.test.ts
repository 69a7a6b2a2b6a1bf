import { describe, expect, test } from "vitest";
import { createTestShop } from "../../testing/create-test-shop.ts";
import { person, plainLine, saleLine } from "../../testing/guest-order.ts";
import { createOrderHelpers } from "../../testing/order-helpers.ts";
import { signInStaff } from "../../testing/sign-in-staff.ts";

const shop = await createTestShop();
const { post, database } = shop;
const manager = await signInStaff(shop, "manager", { name: "Marked Manager" });
const headers = { cookie: manager.cookie };
const { office, get, place, editOf, save, newestMail } = createOrderHelpers(shop, manager);

describe("an edit by staff", () => {
  test("shows the difference before it is saved, and is in history, audit, ticket and mail after", async () => {
    const id = await place();
    const edit = await editOf(id);
    const [line] = edit.items;
    const wanted = { ...edit, address: "8 Marked Street", items: [{ ...line, sizes: "L", cap: true }] };
    const quote = (await office("quoteEdit", wanted)).json();
    expect(quote).toMatchObject({ totalBefore: 5000, totalAmount: 5100, subtotal: 5100, delivery: 0 });
    expect(quote.changes).toContainEqual({
      what: "Liberty V-Neck Set",
      before: "Size: M",
      after: expect.stringContaining("Size: L"),
    });
    expect(quote.charges).toMatchObject({
      delivery: 250,
      surgicalCap: 350,
    });
    const { totalAmount, promise } = await get(id);
    expect([totalAmount, quote.promise]).toEqual([5000, promise]);

    expect((await office("edit", { ...wanted, totalAmount: 1 })).json()).toMatchObject({
      code: "TOTAL_CHANGED",
      totalAmount: 5100,
    });
    const { answer, body } = await save(wanted);
    expect([answer.statusCode, body.version]).toEqual([200, "1"]);
    const seen = await get(id);
    expect(seen).toMatchObject({ totalAmount: 5100, address: "8 Marked Street", version: "1" });
    expect(seen.items[0]).toMatchObject({ sizes: "L", cap: true, price: 4750, cap_charges: 350 });
    expect(seen.history.at(-1)).toMatchObject({ event: "edited", changes: body.changes });
    const { rows } = await database.pool.query(
      "select action, after from audit_log where subject_id = $1 order by id desc limit 1",
      [id],
    );
    expect(rows[0]).toMatchObject({ action: "order.edit", after: { total: 5100 } });
    expect(JSON.stringify(rows)).not.toContain("Marked Street");
    const tickets = await shop.app.inject({ url: `/api/admin/jobTickets/get?ids=${id}`, headers });
    expect(tickets.json().jobs[0].changedAt).not.toBeNull();
    const letter = await newestMail(id);
    for (const words of ["Size: L", "8 Marked Street", "Rs. 5,100"]) expect(letter).toContain(words);
  });

  test("keeps the old price for unchanged lines, takes today's for new garments, and charges as at its placing", async () => {
    const engraved = { ...plainLine, name_engraving: { name: "Dr. Amna", position: "left" } };
    const id = await place({ items: [engraved, saleLine] });
    await database.pool.query("update products set price = price + 1000 where id = $1", [plainLine._id]);
    await database.pool.query("update charges set amount = amount + 50 where position > 0");
    const edit = await editOf(id);
    const items = [
      { ...edit.items[0], name_engraving: { name: "Dr. Amina", position: "left" }, cap: true, quantity: 2 },
      { ...plainLine, quantity: 1 },
    ];
    const { body } = await save({ ...edit, items });
    expect(body.code).toBeUndefined();
    const [kept, added] = (await get(id)).items;
    expect(kept).toMatchObject({ price: 4750, name_engraving_charges: 300, cap_charges: 350, quantity: 2 });
    expect(added).toMatchObject({ price: 5750, cap_charges: 0 });
    await database.pool.query("update products set price = price - 1000 where id = $1", [plainLine._id]);
    await database.pool.query("update charges set amount = amount - 50 where position > 0");
  });

  test("a name in a thread keeps its price while untouched, and pays for a second line that is new", async () => {
    const sewn = { name: "Dr. Amna", position: "sleeve", thread: "Gold" };
    await database.pool.query("update charges set second_line = 120 where position = 1");
    const id = await place({ items: [{ ...plainLine, name_engraving: sewn }] });
    await database.pool.query(
      "update charges set amount = amount + 50, second_line = 170 where position = 1",
    );
    const edit = await editOf(id);
    const [line] = edit.items as Record<string, unknown>[];
    const priceWith = async (name_engraving: object) => {
      const quoted = await office("quoteEdit", { ...edit, items: [{ ...line, name_engraving }] });
      return quoted.json().items[0].name_engraving_charges;
    };
    const kept = line?.name_engraving as object;
    expect(await priceWith(kept)).toBe(300);
    expect(await priceWith({ ...kept, thread: "Red" })).toBe(300);
    expect(await priceWith({ ...kept, second: "ICU" })).toBe(420);
    await database.pool.query("update charges set amount = amount - 50, second_line = 0 where position = 1");
  });

  test("an untouched line stays, even when its product was deleted", async () => {
    const id = await place({ items: [saleLine] });
    const hide = (published: boolean) =>
      database.pool.query("update products set published = $2 where id = $1", [saleLine._id, published]);
    await hide(false);
    const edit = await editOf(id);
    expect((await save({ ...edit, phone: "03001112223" })).answer.statusCode).toBe(200);
    const again = await editOf(id);
    const refused = await office("quoteEdit", { ...again, items: [{ ...again.items[0], sizes: "S" }] });
    expect(refused.json()).toMatchObject({ code: "ITEM_UNAVAILABLE", item: "items.0" });
    await hide(true);
  });

  test("is refused after a concurrent change, and nothing is stored", async () => {
    const id = await place();
    const [mine, theirs] = [await editOf(id), await editOf(id)];
    expect((await save({ ...theirs, city: "Multan" })).body).toMatchObject({ version: "1" });
    const answer = await office("edit", { ...mine, address: "Elsewhere", totalAmount: 5000 });
    expect([answer.statusCode, answer.json().code]).toEqual([409, "CHANGED_SINCE"]);
    expect(answer.json()).toMatchObject({
      version: "1",
      changes: [{ what: "Address", after: expect.stringContaining("Multan") }],
    });
    expect(await get(id)).toMatchObject({ city: "Multan", address: person.address });
    // Several at the same moment: one wins.
    const same = await editOf(id);
    const answers = await Promise.all(
      ["A", "B", "C", "D"].map((area) => office("edit", { ...same, area, totalAmount: 5000 })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
  });

  test("a reduction needs a reason and never exceeds the total", async () => {
    const id = await place();
    const edit = await editOf(id);
    expect((await office("quoteEdit", { ...edit, reduction: 500 })).json().fields).toEqual({
      reductionReason: "Say why",
    });
    const tooMuch = await office("quoteEdit", { ...edit, reduction: 9000, reductionReason: "Late" });
    expect(tooMuch.json().fields).toEqual({ reduction: "Take off at most Rs. 5,000" });
    await save({ ...edit, reduction: 500, reductionReason: "We were late" });
    expect(await get(id)).toMatchObject({
      totalAmount: 4500,
      reduction: 500,
      reductionReason: "We were late",
    });
    await save({ ...(await editOf(id)), reduction: 0 });
    expect(await get(id)).toMatchObject({ totalAmount: 5000, reduction: 0, reductionReason: "" });
  });

  test.each(["Dispatched", "Cancelled"])("is too late for an order that is %s", async (progress) => {
    const id = await place();
    const edit = await editOf(id);
    await database.pool.query("update orders set progress = $2 where id = $1", [id, progress]);
    const answer = await office("edit", { ...edit, city: "Multan", totalAmount: 5000 });
    expect([answer.statusCode, answer.json().code]).toEqual([409, "NOT_PENDING"]);
  });

  test("an order needs an item, and the workshop edits none", async () => {
    const id = await place();
    const edit = await editOf(id, { items: [] });
    expect((await office("quoteEdit", edit)).json().fields).toHaveProperty("items");
    const workshop = await signInStaff(shop, "workshop");
    const answer = await post("/api/admin/orders/edit", edit, { cookie: workshop.cookie });
    expect(answer.statusCode).toBe(403);
  });
});
