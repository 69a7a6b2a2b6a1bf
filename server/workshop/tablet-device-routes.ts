import { reason } from "#contract/values/reason.ts";
import * as contract from "#contract/workshop/tablet-devices.ts";
import { sendNotFound } from "#server/platform/http/send-error.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import type { Services } from "#server/services.ts";
import { mountForStaff } from "#server/staff/mount-for-staff.ts";
import * as devices from "./tablet-devices.ts";

export function registerWorkshopDeviceRoutes(app: ShopApp, { database, origin }: Services): void {
  const { pool } = database;
  const office = (staff: { id: string }) => ({ pool, staff, origin: origin() });

  mountForStaff(app, contract.listDevices, async () => ({
    devices: await devices.listDevices(pool),
    people: await devices.listPinHolders(pool),
  }));

  mountForStaff(app, contract.createDevice, ({ body, staff }) =>
    devices.createDevice(office(staff), body.name),
  );

  mountForStaff(app, contract.revokeDevice, async ({ body, staff, reply }) => {
    const isOut = await devices.revokeDevice(office(staff), body.id);
    return isOut ? { message: "Blocked" } : sendNotFound(reply, reason("NO_SUCH_DEVICE"));
  });

  mountForStaff(app, contract.setPin, async ({ body, staff, reply }) => {
    const isSet = await devices.setPin(office(staff), body.id, body.pin);
    return isSet ? { message: "PIN set" } : sendNotFound(reply, reason("NOBODY_WITH_PIN"));
  });

  mountForStaff(app, contract.unlockPin, async ({ body, staff, reply }) => {
    const isOpen = await devices.unlockPin(office(staff), body.id);
    return isOpen ? { message: "PIN unlocked" } : sendNotFound(reply, reason("NOBODY_WITH_PIN"));
  });
}
