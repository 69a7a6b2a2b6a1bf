import { z } from "zod";
import { endpoint } from "#contract/http/endpoint.ts";
import { office } from "#contract/values/staff-roles.ts";
import { picture } from "./catalog.ts";

/** Bytes of a file that is uploaded, at most. */
export const uploadLimit = 5 * 1024 * 1024;
/** Pixels of a picture that is uploaded, at most. */
export const uploadPixelLimit = 25_000_000;
/** Limits of a photograph before the browser makes it smaller: bytes of its file, and pixels. */
export const photographLimit = { bytes: 25 * 1024 * 1024, pixels: 52_000_000 } as const;
export const uploadMinWidth = 320;

/** The file is the only part of a `multipart/form-data` body; its name and declared type are ignored. */
export const uploadPicture = endpoint({
  method: "POST",
  path: "/api/admin/pictures/upload",
  roles: office,
  summary:
    "Stores a JPEG, PNG, WebP or AVIF in the widths of the shop. It is unused until a product or list names it.",
  success: { status: 201, body: z.object({ base: z.string(), picture }) },
});
export type UploadedPicture = z.infer<typeof uploadPicture.success.body>;
