import { removeLogo, type Settings, uploadLogo } from "#contract/settings/settings.ts";
import type { ShopLogo } from "#contract/settings/shop-logo.ts";
import type { StaffMember } from "#contract/staff/staff.ts";
import { type EncodedReason, reason } from "#contract/values/reason.ts";
import { decodeLogo } from "#server/pictures/decode-apart.ts";
import { type PictureStore, storeUpload, uploadQuota } from "#server/pictures/store-upload.ts";
import { sendError } from "#server/platform/http/send-error.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import { inPictureQueue } from "../pictures/decode-apart.ts";
import { receiveFile, registerPictureForms } from "../pictures/picture-forms.ts";
import type { Services } from "../services.ts";
import { mountForStaff } from "../staff/mount-for-staff.ts";
import { updateSettings } from "./update-settings.ts";

export function registerLogoRoutes(app: ShopApp, services: Services): void {
  const { database, uploads: files, catalogVersion, defaultSettings: defaults } = services;
  const { pool } = database;
  const store = { pool, files, quota: uploadQuota };

  registerPictureForms(app, (forms) => {
    mountForStaff(forms, uploadLogo, async ({ request, staff, reply }) => {
      const received = await receiveFile(request);
      if (received.outcome === "refused") return sendError(reply, received.code, received.sentence);
      const result = await inPictureQueue(() => storeLogo({ store, defaults, staff }, received.file), {
        isStaff: true,
      });
      switch (result.outcome) {
        case "stored":
          await catalogVersion.catchUp();
          return { logo: result.logo };
        case "refused":
          return sendError(reply, "INVALID", result.sentence);
        case "no-room":
          return sendError(reply, "TOO_LARGE", reason("NO_ROOM_FOR_PICTURES"));
      }
    });
  });

  mountForStaff(app, removeLogo, async ({ staff }) => {
    await updateSettings({ pool, defaults, staff }, { logo: null });
    await catalogVersion.catchUp();
    return { message: "The logo is removed" };
  });
}

type LogoChange = { store: PictureStore; defaults: Settings; staff: Pick<StaffMember, "id"> };

type Stored =
  | { outcome: "stored"; logo: ShopLogo }
  | { outcome: "refused"; sentence: EncodedReason }
  | { outcome: "no-room" };

export async function storeLogo({ store, defaults, staff }: LogoChange, file: Buffer): Promise<Stored> {
  const read = await decodeLogo(file);
  if (read.outcome === "refused") return read;
  const base = await storeUpload(store, staff, read.picture);
  if (base === undefined) return { outcome: "no-room" };
  const { width, height } = read.picture;
  const logo = { base, width, height };
  await updateSettings({ pool: store.pool, defaults, staff }, { logo });
  return { outcome: "stored", logo };
}
