import { expect, test } from "vitest";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { testPin } from "#server/testing/enrol-tablet.ts";
import { measurements, plainLine } from "#server/testing/guest-order.ts";
import { openBrowser, type TestBrowser } from "#server/testing/open-browser.ts";
import { createOrderHelpers } from "#server/testing/order-helpers.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";

const shop = await createTestShop({ env: { RATE_LIMIT_FACTOR: "1" } });
const { pool } = shop.database;
const owner = await signInStaff(shop, "owner");
const orderHelpers = createOrderHelpers(shop, owner);

const office = async (call: string, body: object) =>
  shop.post(`/api/admin/workshopDevices/${call}`, body, { cookie: owner.cookie });
const listed = async () =>
  (
    await shop.app.inject({ url: "/api/admin/workshopDevices/list", headers: { cookie: owner.cookie } })
  ).json();
const at = (tablet: TestBrowser, call: string, body: object) => tablet.post(`/api/admin/bench/${call}`, body);
const look = (tablet: TestBrowser, call: string) => tablet.get(`/api/admin/bench/${call}`);

async function makeCode(name = "Cutting table") {
  const made = await office("create", { name });
  expect(made.statusCode).toBe(201);
  return made.json();
}

/** A tablet that was let in. */
async function letIn() {
  const { device, enrolment } = await makeCode();
  const tablet = openBrowser(shop);
  expect((await at(tablet, "enrol", { code: enrolment.code })).statusCode).toBe(200);
  return { tablet, id: device.id as string };
}

/** Somebody of the workshop with a PIN. */
async function worker(name = "Marked tailor") {
  const { staff } = await signInStaff(shop, "workshop", { name });
  expect((await office("setPin", { id: staff.id, pin: testPin })).json()).toEqual({ message: "PIN set" });
  return staff;
}

async function atWork() {
  const { tablet, id } = await letIn();
  const staff = await worker();
  const begun = await at(tablet, "begin", { id: staff.id, pin: testPin });
  expect([begun.statusCode, begun.json()]).toEqual([200, { worker: { id: staff.id, name: staff.name } }]);
  return { tablet, id, staff };
}

test("a tablet is let in once by its code, however that is typed, and shut out at once", async () => {
  const { device, enrolment } = await makeCode();
  expect(enrolment.address).toMatch(/\/admin\/bench#[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/);
  const tablet = openBrowser(shop);
  expect((await look(tablet, "get")).statusCode).toBe(401);
  const wrong = await at(tablet, "enrol", { code: "0000-0000-0000" });
  expect([wrong.statusCode, Object.keys(wrong.json().fields)]).toEqual([400, ["code"]]);
  const code = enrolment.code.toLowerCase().replaceAll("-", " ");
  expect((await at(tablet, "enrol", { code })).statusCode).toBe(200);
  expect((await at(openBrowser(shop), "enrol", { code })).statusCode).toBe(400);
  expect((await look(tablet, "get")).json()).toMatchObject({ device: "Cutting table", worker: null });
  const stateOf = async () =>
    (await listed()).devices.find(({ id }: { id: string }) => id === device.id).state;
  expect(await stateOf()).toBe("enrolled");

  expect((await office("revoke", { id: device.id })).statusCode).toBe(200);
  expect((await look(tablet, "get")).statusCode).toBe(401);
  expect([await stateOf(), (await office("revoke", { id: device.id })).statusCode]).toEqual(["revoked", 404]);
  const { rows } = await pool.query("select digest, code_digest from workshop_devices where id = $1", [
    device.id,
  ]);
  expect(rows).toEqual([{ digest: null, code_digest: null }]);
});

test("an expired code is refused", async () => {
  const { device, enrolment } = await makeCode();
  await pool.query("update workshop_devices set code_until = now() where id = $1", [device.id]);
  expect((await at(openBrowser(shop), "enrol", { code: enrolment.code })).statusCode).toBe(400);
  const { devices } = await listed();
  expect(devices.find(({ id }: { id: string }) => id === device.id).state).toBe("expired");
});

test("five wrong PINs lock it for every tablet until the owner unlocks it", async () => {
  const [{ tablet }, { tablet: other }] = [await letIn(), await letIn()];
  const { id } = await worker();
  const guess = (pin: string, here = tablet) => at(here, "begin", { id, pin });
  const sentences = [];
  for (let count = 0; count < 5; count += 1) sentences.push((await guess("999000")).json().fields.pin);
  expect(sentences).toEqual([
    "Wrong PIN. 4 more tries.",
    "Wrong PIN. 3 more tries.",
    "Wrong PIN. 2 more tries.",
    "Wrong PIN. One more try.",
    "Wrong PIN. It is locked now: the owner unlocks it.",
  ]);
  const locked = await guess(testPin, other);
  expect([locked.statusCode, locked.json().error]).toEqual([
    400,
    "This PIN is locked after too many wrong ones. The owner unlocks it.",
  ]);
  const { people } = (await look(tablet, "get")).json();
  expect(people.find((person: { id: string }) => person.id === id)).toMatchObject({ isLocked: true });
  await office("unlockPin", { id });
  expect((await guess(testPin)).statusCode).toBe(200);
  const { rows } = await pool.query("select tries from staff_pins where user_id = $1", [id]);
  expect(rows).toEqual([{ tries: 0 }]);
});

test("of many guesses at the same moment five are compared", async () => {
  const tablets = await Promise.all([letIn(), letIn(), letIn()]);
  const { id } = await worker();
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => {
      const { tablet } = tablets[index % 3] ?? tablets[0];
      return at(tablet, "begin", { id, pin: "999000" });
    }),
  );
  const compared = answers.filter((answer) => answer.json().error.startsWith("Wrong PIN"));
  expect(compared).toHaveLength(5);
});

test("a tablet has 20 wrong PINs in a quarter of an hour, for all people together", async () => {
  const { tablet } = await letIn();
  const people = await Promise.all(["A", "B", "C", "D", "E"].map((name) => worker(`Marked ${name}`)));
  const statuses = [];
  for (let count = 0; count < 21; count += 1) {
    const { id = "" } = people[Math.floor(count / 5) % 5] ?? {};
    statuses.push((await at(tablet, "begin", { id, pin: "999000" })).statusCode);
  }
  expect(statuses).toEqual([...Array(20).fill(400), 429]);
});

test.each([
  ["12", "A PIN has 4 to 6 digits"],
  ["1234567", "A PIN has 4 to 6 digits"],
  ["12a4", "A PIN has 4 to 6 digits"],
  ["0000", "Choose digits that are harder to guess"],
  ["4567", "Choose digits that are harder to guess"],
  ["987654", "Choose digits that are harder to guess"],
])("the PIN %s is not set: %s", async (pin, sentence) => {
  const { staff } = await signInStaff(shop, "workshop");
  const refused = await office("setPin", { id: staff.id, pin });
  expect([refused.statusCode, refused.json().fields]).toEqual([400, { pin: sentence }]);
  expect((await pool.query("select from staff_pins where user_id = $1", [staff.id])).rowCount).toBe(0);
});

test("customers and former staff have no PIN, and no PIN is in the audit log", async () => {
  const gone = await worker();
  await pool.query("update users set deactivated_at = now() where id = $1", [gone.id]);
  expect((await office("setPin", { id: gone.id, pin: "8053" })).statusCode).toBe(404);
  expect((await office("setPin", { id: "nobody", pin: "8053" })).statusCode).toBe(404);
  const { rows } = await pool.query(
    "select action, before, after from audit_log where action = 'staff.setPin'",
  );
  expect(new Set(rows.map((row) => JSON.stringify(row)))).toEqual(
    new Set(['{"action":"staff.setPin","before":null,"after":null}']),
  );
});

test("a tablet gets the garments without prices, phones and addresses", async () => {
  const { tablet } = await atWork();
  const sewn = {
    ...plainLine,
    sizes: false,
    custom_size: measurements,
    name_engraving: { name: "Dr Zoya", position: "left" },
  };
  const id = await orderHelpers.place({ items: [sewn, plainLine] });
  await at(tablet, "setStage", { id, stage: "started" });
  const answers = await Promise.all(
    ["get", "jobs?stage=started", `tickets?ids=${id}`, "day"].map((call) => look(tablet, call)),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  const [, jobs, tickets, day] = answers.map(({ json }) => json());
  expect(jobs.items.map((job: { id: string }) => job.id)).toContain(id);
  expect(tickets.jobs[0].garments[0]).toMatchObject({
    custom_size: { chest: 40.5 },
    name_engraving: { name: "Dr Zoya" },
  });
  expect(day.cutting.length).toBeGreaterThan(0);
  for (const { body } of answers) {
    expect(body).not.toMatch(/zubaida|marked street|markedarea|markedabad|7654321|example\.com/i);
    expect(body).not.toMatch(/price|charges|total|discount|rupees/i);
  }
});

test("history and audit log name who did a step, steps back included", async () => {
  const { tablet, staff } = await atWork();
  const id = await orderHelpers.place();
  for (const stage of ["started", "cut", "sewn", "packed", "sewn"])
    expect((await at(tablet, "setStage", { id, stage })).json()).toEqual({ isChanged: true });
  expect((await at(tablet, "setStage", { id, stage: "sewn" })).json()).toEqual({ isChanged: false });
  const { history } = await orderHelpers.get(id);
  const steps = history.filter(({ event }: { event: string }) => event !== "Pending");
  expect(steps.map(({ event, actor }: { event: string; actor: object }) => [event, actor])).toEqual(
    ["work-started", "cut", "sewn", "packed", "sewn"].map((event) => [
      event,
      { kind: "staff", name: staff.name },
    ]),
  );
  const { rows } = await pool.query("select action from audit_log where staff_id = $1 order by id", [
    staff.id,
  ]);
  expect(rows.map(({ action }) => action)).toEqual([
    "order.startWork",
    "order.cut",
    "order.sew",
    "order.pack",
    "order.sew",
  ]);
  expect((await at(tablet, "setStage", { id: "none", stage: "cut" })).json()).toEqual({ isChanged: false });
  expect((await at(tablet, "setStage", { id, stage: "posted" })).statusCode).toBe(400);
});

test.each([
  [
    "a quarter of an hour without a touch",
    "update workshop_turns set last_seen_at = now() - interval '16 minutes'",
  ],
  ["four hours", "update workshop_turns set created_at = now() - interval '241 minutes'"],
  ["the end of the person's work", "update users set deactivated_at = now() where id = $1"],
])("work at a tablet ends with %s", async (_name, statement) => {
  const { tablet, staff } = await atWork();
  expect((await look(tablet, "jobs")).statusCode).toBe(200);
  await pool.query(statement, statement.includes("$1") ? [staff.id] : []);
  expect((await look(tablet, "jobs")).statusCode).toBe(401);
  expect((await look(tablet, "get")).json().worker).toBeNull();
});

test("work at a tablet ends with another PIN, with the next person, and by saying so", async () => {
  const { tablet, staff } = await atWork();
  await office("setPin", { id: staff.id, pin: "805317" });
  expect((await look(tablet, "jobs")).statusCode).toBe(401);
  await at(tablet, "begin", { id: staff.id, pin: "805317" });
  const before = new Map(tablet.cookies);
  const next = await worker("Marked embroiderer");
  await at(tablet, "begin", { id: next.id, pin: testPin });
  expect((await look(tablet, "get")).json().worker).toMatchObject({ id: next.id });
  const old = openBrowser(shop);
  for (const [name, value] of before) old.cookies.set(name, value);
  expect((await look(old, "jobs")).statusCode).toBe(401);
  expect((await at(tablet, "leave", {})).statusCode).toBe(200);
  expect((await look(tablet, "jobs")).statusCode).toBe(401);
});
