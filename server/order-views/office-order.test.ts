import { expect, test } from "vitest";
import { createTestShop } from "../testing/create-test-shop.ts";
import { createOrderHelpers } from "../testing/order-helpers.ts";
import { signInStaff } from "../testing/sign-in-staff.ts";

const shop = await createTestShop();
const manager = await signInStaff(shop, "manager");
const workshop = await signInStaff(shop, "workshop");
const { office, place } = createOrderHelpers(shop, manager);

const ask = async (call: string, query: Record<string, string>, { cookie } = manager) =>
  shop.app.inject({ url: `/api/admin/orders/${call}?${new URLSearchParams(query)}`, headers: { cookie } });
const read = async (id: string, as = manager) => (await ask("get", { id }, as)).json();

test("an open page is sent the order again only after a change", async () => {
  const id = await place();
  const { mark } = await read(id);
  expect((await ask("poll", { id, mark })).json()).toEqual({ order: null, mark });

  await office("addNote", { id, note: "Wants it before Eid" });
  const changed = (await ask("poll", { id, mark })).json();
  expect(changed.order.office.notes).toMatchObject([{ note: "Wants it before Eid" }]);
  expect((await ask("poll", { id, mark: changed.mark })).json().order).toBeNull();

  await office("confirm", { id });
  expect((await ask("poll", { id, mark: changed.mark })).json().order.next).toEqual({
    kind: "step",
    step: "startWork",
    parcel: null,
  });
});

test("polling does not extend the session of the page", async () => {
  const id = await place();
  const { mark } = await read(id);
  const lastSeen = async () => {
    const { rows } = await shop.database.pool.query("select max(last_seen_at) as at from staff_sessions");
    return rows[0].at;
  };
  await shop.database.pool.query("update staff_sessions set last_seen_at = now() - interval '10 minutes'");
  const before = await lastSeen();
  await ask("poll", { id, mark });
  expect(await lastSeen()).toEqual(before);
  await read(id);
  expect(await lastSeen()).not.toEqual(before);
});

test("an order that is gone is not found by the poll", async () => {
  const answer = await ask("poll", { id: "00000000-0000-4000-8000-000000000000", mark: "x" });
  expect(answer.statusCode).toBe(404);
});

test("the workshop waits for the office where the next step is not its own", async () => {
  const id = await place();
  expect((await read(id)).order.next).toEqual({ kind: "step", step: "confirm", parcel: null });
  expect((await read(id, workshop)).order.next).toEqual({ kind: "wait", for: "office" });
  await office("confirm", { id });
  expect((await read(id, workshop)).order.next).toEqual({ kind: "step", step: "startWork", parcel: null });
});

test("the order has its promised day, its pictures and its parcels in one answer", async () => {
  const id = await place();
  const { order } = await read(id);
  expect(order.due).toEqual({ what: "leave", on: order.promise.leavesBy, daysLeft: expect.any(Number) });
  expect(order.items[0].images.primary.downloadURL).toMatch(/^\/pictures\//);
  expect(order.shipping).toMatchObject({ parcels: [], open: [{ id: order.items[0].id }] });
  expect((await read(id, workshop)).order.shipping).toBeNull();
});
