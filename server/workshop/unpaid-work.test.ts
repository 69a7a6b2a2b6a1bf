import { beforeAll, expect, test } from "vitest";
import { questionCodes } from "#contract/orders/action-reasons.ts";
import { dayInKarachi } from "#contract/values/karachi-time.ts";
import { countOpenWork } from "#server/reports/dashboard/count-open-work.ts";
import { createTestShop } from "../testing/create-test-shop.ts";
import { testPin } from "../testing/enrol-tablet.ts";
import { openBrowser } from "../testing/open-browser.ts";
import { createOrderHelpers } from "../testing/order-helpers.ts";
import { signInStaff } from "../testing/sign-in-staff.ts";

const shop = await createTestShop();
const owner = await signInStaff(shop, "owner", { name: "Marked Owner" });
const tailor = await signInStaff(shop, "workshop");
const { get, office, place } = createOrderHelpers(shop, owner);

const work = (call: string, body: object, { cookie } = tailor) =>
  shop.post(`/api/admin/jobTickets/${call}`, { acknowledged: questionCodes, ...body }, { cookie });
const start = async (...ids: string[]) => (await work("start", { ids, isStarted: true })).json();
const jobOf = async (id: string) => {
  const url = `/api/admin/jobTickets/get?ids=${id}`;
  return (await shop.app.inject({ url, headers: { cookie: tailor.cookie } })).json().jobs[0];
};
const byTransfer = () => place({ paymentMethod: "transfer" });
const pay = (id: string, amount: number) =>
  office("enterPayment", {
    id,
    kind: "received",
    amount,
    how: "raast",
    reference: `${id.slice(-8)}${amount}`,
    on: dayInKarachi(new Date()),
  });

beforeAll(async () => {
  const raast = { isOffered: true, title: "Tabeeb", number: "03001234567", bank: "" };
  const transferAccounts = { ...shop.services.shop.transferAccounts, raast };
  await shop.post("/api/admin/settings/update", { transferAccounts }, { cookie: owner.cookie });
});

test("the workshop begins with what is paid by transfer once all of the money is found", async () => {
  const [cash, unpaid] = [await place(), await byTransfer()];
  expect([(await jobOf(cash)).waitsForPayment, (await jobOf(unpaid)).waitsForPayment]).toEqual([false, true]);
  expect(await start(cash, unpaid)).toMatchObject({
    changed: 1,
    unpaid: 1,
    asked: [],
    results: [
      { id: cash, outcome: "changed" },
      { id: unpaid, outcome: "refused", why: "It is waiting for payment." },
    ],
  });
  const skip = await work("setStage", { ids: [unpaid], stage: "sewn" });
  expect(skip.json()).toMatchObject({ changed: 0, unpaid: 1, asked: [] });

  await shop.post("/orders/claimTransfer", {
    id: unpaid,
    contact: "03007654321",
    how: "raast",
    reference: "SAID-1",
  });
  expect(await start(unpaid)).toMatchObject({ changed: 0, unpaid: 1, asked: [] });
  expect((await pay(unpaid, 4999)).statusCode).toBe(200);
  expect(await start(unpaid)).toMatchObject({ changed: 0, unpaid: 1, asked: [] });
  expect((await get(unpaid)).work).toEqual([]);

  expect((await pay(unpaid, 1)).statusCode).toBe(200);
  expect((await jobOf(unpaid)).waitsForPayment).toBe(false);
  expect(await start(unpaid)).toMatchObject({ changed: 1, unpaid: 0, asked: [] });
});

test("an order that waits for money is not overdue, and its days count from full payment", async () => {
  const [unpaid, cash] = [await byTransfer(), await place()];
  const today = dayInKarachi(new Date());
  const long = "update orders set due_on = $2, arrives_from = $2, arrives_by = $2 where id = any($1)";
  await shop.database.pool.query(long, [[unpaid, cash], "2026-01-05"]);
  const overdue = async () => {
    const url = "/api/admin/jobTickets/list?stage=overdue";
    const listed = await shop.app.inject({ url, headers: { cookie: owner.cookie } });
    return listed.json().items.map(({ id }: { id: string }) => id);
  };
  const counted = async () => (await countOpenWork(shop.database.pool)).overdue;
  expect([await overdue(), await counted(), (await jobOf(unpaid)).isOverdue]).toEqual([[cash], 1, false]);

  await pay(unpaid, 4000);
  expect((await get(unpaid)).promise.leavesBy).toBe("2026-01-05");
  await pay(unpaid, 1000);
  const { leavesBy, arrivesFrom } = (await get(unpaid)).promise;
  expect([leavesBy > today, arrivesFrom > leavesBy]).toEqual([true, true]);
  expect((await get(cash)).promise.leavesBy).toBe("2026-01-05");
});

test("a tablet cannot begin with it", async () => {
  const id = await byTransfer();
  const devices = (call: string, body: object) =>
    shop.post(`/api/admin/workshopDevices/${call}`, body, { cookie: owner.cookie });
  const { enrolment } = (await devices("create", { name: "Cutting table" })).json();
  await devices("setPin", { id: tailor.staff.id, pin: testPin });
  const tablet = openBrowser(shop);
  await tablet.post("/api/admin/bench/enrol", { code: enrolment.code });
  await tablet.post("/api/admin/bench/begin", { id: tailor.staff.id, pin: testPin });
  const reached = await tablet.post("/api/admin/bench/setStage", { id, stage: "cut" });
  expect([reached.statusCode, reached.json()]).toEqual([200, { isChanged: false }]);
  expect((await get(id)).work).toEqual([]);
});

test("the office begins with it for a reason, which stays in the history", async () => {
  const id = await byTransfer();
  const startUnpaid = (reason: string, as = owner) => work("startUnpaid", { id, reason }, as);
  expect((await startUnpaid("She pays on Friday", tailor)).statusCode).toBe(403);
  const silent = await startUnpaid("  ");
  expect([silent.statusCode, silent.json().fields.reason]).toEqual([400, "Say why"]);
  expect((await startUnpaid("She pays on Friday")).statusCode).toBe(200);
  expect((await get(id)).history.at(-1)).toMatchObject({
    event: "work-started",
    reason: "She pays on Friday",
    actor: { name: "Marked Owner" },
  });
  const again = await startUnpaid("She pays on Friday");
  expect([again.statusCode, again.json().code]).toEqual([409, "NOT_PENDING"]);
  expect((await work("setStage", { ids: [id], stage: "cut" })).json()).toMatchObject({
    changed: 1,
    unpaid: 0,
    asked: [],
  });

  // Taken back, it waits again.
  expect((await work("start", { ids: [id], isStarted: false })).json()).toMatchObject({
    changed: 1,
    unpaid: 0,
    asked: [],
  });
  expect(await start(id)).toMatchObject({ changed: 0, unpaid: 1, asked: [] });
});
