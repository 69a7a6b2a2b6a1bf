import { type FirstStep, firstSteps } from "#contract/reports/first-steps.ts";
import type { FirstRun } from "#contract/reports/waiting.ts";
import { offeredWays } from "#contract/settings/shop-settings.ts";
import { type Executor, readFirst } from "#database/query.ts";
import { demoShop } from "#database/seeds/demo-shop.ts";
import type { Services } from "#server/services.ts";
import { readStoredSettings } from "#server/settings/update-settings.ts";

export type FirstRunFacts = Pick<Services, "database" | "defaultSettings" | "couriers" | "backupFolder">;

/** The first steps of the shop, done or not; null once all are done or an owner has closed the list. */
export async function readFirstRun(facts: FirstRunFacts): Promise<FirstRun | null> {
  const { database, defaultSettings, couriers, backupFolder } = facts;
  // From the database: the answer to a change must not be the list of before.
  const settings = await readStoredSettings(database.pool, defaultSettings);
  if (settings.firstRunClosed) return null;
  const done: Record<FirstStep, boolean> = {
    logo: settings.logo !== null,
    address: settings.streetAddress !== defaultSettings.streetAddress,
    accounts: offeredWays(settings.transferAccounts).length > 0,
    couriers: settings.usualCourier !== "" || [...couriers.values()].some(({ isByHand }) => !isByHand),
    ...(await readOwnWork(database.pool)),
    backup: backupFolder !== undefined,
  };
  const steps = firstSteps.map((step) => ({ step, isDone: done[step] }));
  return steps.every(({ isDone }) => isDone) ? null : steps;
}

const demoProducts = demoShop.products.map(({ id }) => id);

async function readOwnWork(executor: Executor): Promise<Record<"product" | "staff", boolean>> {
  const found = await readFirst(executor)<Record<"product" | "staff", boolean>>`
    select exists (select from products where id <> all(${demoProducts}::text[])) as product,
      (select count(*) > 1 from users where role <> 'customer') as staff`;
  return found ?? { product: false, staff: false };
}
