import { z } from "zod";
import { endpoint, messageSuccess } from "#contract/http/endpoint.ts";
import { instant } from "#contract/values/instant.ts";
import { reason } from "#contract/values/reason.ts";
import { owner } from "#contract/values/staff-roles.ts";
import { requiredLine } from "#contract/values/text.ts";
import { newPin } from "./pins.ts";

const id = requiredLine(100, reason("NAME_THE_DEVICE"));
const staffId = requiredLine(100, reason("NAME_THE_MEMBER_OF_STAFF"));

export const workshopDevice = z.object({
  id: z.string(),
  name: z.string(),
  /** `waiting`: its code was not entered yet; `expired`: nor can it be any more. */
  state: z.enum(["waiting", "expired", "enrolled", "revoked"]),
  createdAt: instant,
  lastSeenAt: instant.nullable(),
});
export type WorkshopDevice = z.infer<typeof workshopDevice>;

/**
 * Single-use enrolment of a tablet, by opening the address or typing the code, with expiry. Shown once and not stored.
 */
const enrolment = z.object({ address: z.string(), code: z.string(), validUntil: instant });
export type Enrolment = z.infer<typeof enrolment>;

const pinHolder = z.object({
  id: z.string(),
  name: z.string(),
  hasPin: z.boolean(),
  isLocked: z.boolean(),
});
export type PinHolder = z.infer<typeof pinHolder>;

export const listDevices = endpoint({
  method: "GET",
  path: "/api/admin/workshopDevices/list",
  roles: owner,
  summary: "Tablets of the workshop, and all staff with the state of their PINs.",
  success: {
    status: 200,
    body: z.object({ devices: z.array(workshopDevice), people: z.array(pinHolder) }),
  },
});

export const createDevice = endpoint({
  method: "POST",
  path: "/api/admin/workshopDevices/create",
  roles: owner,
  summary: "Creates a code that connects one tablet, once.",
  body: z.object({ name: requiredLine(60, reason("NAME_THE_DEVICE")) }),
  success: { status: 201, body: z.object({ device: workshopDevice, enrolment }) },
});

export const revokeDevice = endpoint({
  method: "POST",
  path: "/api/admin/workshopDevices/revoke",
  roles: owner,
  summary: "Blocks a tablet at once and signs its user out.",
  body: z.object({ id }),
  success: messageSuccess,
});

export const setPin = endpoint({
  method: "POST",
  path: "/api/admin/workshopDevices/setPin",
  roles: owner,
  summary: "Sets the PIN of a member of staff for the tablets, and unlocks it.",
  body: z.object({ id: staffId, pin: newPin }),
  success: messageSuccess,
});

export const unlockPin = endpoint({
  method: "POST",
  path: "/api/admin/workshopDevices/unlockPin",
  roles: owner,
  summary: "Unlocks the PIN of a member of staff after too many wrong tries.",
  body: z.object({ id: staffId }),
  success: messageSuccess,
});
