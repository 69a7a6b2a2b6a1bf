import { expect, test } from "vitest";
import { firstSteps } from "#contract/reports/first-steps.ts";
import { getToday, type Today } from "#contract/reports/waiting.ts";
import { defaultShopSettings } from "#contract/settings/shop-settings.ts";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";

const shop = await createTestShop();
const { pool } = shop.database;
const owner = await signInStaff(shop, "owner");
await pool.query("delete from users where role <> 'customer' and id <> $1", [owner.staff.id]);

async function firstRun(cookie = owner.cookie): Promise<Today["firstRun"]> {
  const answer = await shop.app.inject({ url: getToday.path, headers: { cookie } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().firstRun;
}

const done = async () => (await firstRun())?.filter(({ isDone }) => isDone).map(({ step }) => step);

async function save(settings: object) {
  const answer = await shop.post("/api/admin/settings/update", settings, { cookie: owner.cookie });
  expect(answer.statusCode, answer.body).toBe(200);
}

const addProduct = () =>
  pool.query(`insert into products (id, name, category_id, price, product_code, garment_type, description, sizes, name_engraving)
    select 'own-tunic', 'Own Tunic', category_id, 1000, 'OWN-1', garment_type, '', sizes, name_engraving from products limit 1`);
const setLogo = () =>
  pool.query(`insert into settings (name, value)
    values ('logo', '{"base": "/uploads/${"0".repeat(32)}", "width": 9, "height": 9}')`);

test("each step of a new shop is done by its own work, until the list goes", async () => {
  expect(await firstRun()).toEqual(firstSteps.map((step) => ({ step, isDone: false })));
  const { transferAccounts } = defaultShopSettings;
  const raast = { isOffered: true, title: "Tabeeb", number: "03001234567", bank: "" };
  const work: Record<(typeof firstSteps)[number], () => unknown> = {
    logo: setLogo,
    address: () => save({ streetAddress: "8 Ferozepur Road, Lahore" }),
    accounts: () => save({ transferAccounts: { ...transferAccounts, raast } }),
    couriers: () => save({ usualCourier: "own" }),
    product: addProduct,
    staff: () => signInStaff(shop, "packer"),
    backup: () => Object.assign(shop.services, { backupFolder: "/nowhere" }),
  };
  for (const [index, step] of firstSteps.entries()) {
    expect(await done()).toEqual(firstSteps.slice(0, index));
    await work[step]();
  }
  expect(await firstRun()).toBeNull();
});

test("an owner closes the list for good, which makes no open form stale, and others never have it", async () => {
  await pool.query("delete from settings");
  const manager = await signInStaff(shop, "manager");
  expect([await firstRun(manager.cookie), await done()]).toEqual([null, ["product", "staff", "backup"]]);
  const settings = await shop.app.inject({
    url: "/api/admin/settings/get",
    headers: { cookie: owner.cookie },
  });
  await save({ firstRunClosed: true });
  expect(await firstRun()).toBeNull();
  await save({ version: settings.json().version, tagline: "Sewn here" });
});
