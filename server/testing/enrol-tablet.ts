import { createDevice, enrolDevice, setPin } from "#server/workshop/tablet-devices.ts";
import { beginTurn } from "#server/workshop/tablet-turns.ts";
import type { TestShop } from "./create-test-shop.ts";

export const testPin = "274915";

/** Enrols a tablet and returns its cookie, and that of the tablet with a member of staff at work. */
export async function enrolTablet(
  { app, database: { pool } }: Pick<TestShop, "app" | "database">,
  staff: { id: string },
): Promise<{ deviceId: string; tablet: string; atWork: string }> {
  const office = { pool, staff, origin: "https://shop.test" };
  const { device, enrolment } = await createDevice(office, "Cutting table");
  const token = await enrolDevice(pool, enrolment.code);
  await setPin(office, staff.id, testPin);
  const turn = await beginTurn({ app, pool }, device.id, { id: staff.id, pin: testPin });
  if (token === undefined || turn.outcome !== "begun") throw new Error("The tablet was not let in.");
  return { deviceId: device.id, tablet: `bench=${token}`, atWork: `bench=${token}; turn=${turn.token}` };
}
