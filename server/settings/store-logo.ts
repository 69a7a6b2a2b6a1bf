import type { Settings } from "#contract/settings/settings.ts";
import type { ShopLogo } from "#contract/settings/shop-logo.ts";
import type { StaffMember } from "#contract/staff/staff.ts";
import type { Said } from "#contract/values/say.ts";
import { decodeLogo } from "../pictures/decode-apart.ts";
import { keepUpload, type PictureStore } from "../pictures/keep-upload.ts";
import { updateSettings } from "./update-settings.ts";

type LogoChange = { store: PictureStore; defaults: Settings; staff: Pick<StaffMember, "id"> };

type Stored =
  | { outcome: "stored"; logo: ShopLogo }
  | { outcome: "refused"; sentence: Said }
  | { outcome: "no-room" };

export async function storeLogo({ store, defaults, staff }: LogoChange, file: Buffer): Promise<Stored> {
  const read = await decodeLogo(file);
  if (read.outcome === "refused") return read;
  const base = await keepUpload(store, staff, read.picture);
  if (base === undefined) return { outcome: "no-room" };
  const { width, height } = read.picture;
  const logo = { base, width, height };
  await updateSettings({ pool: store.pool, defaults, staff }, { logo });
  return { outcome: "stored", logo };
}
