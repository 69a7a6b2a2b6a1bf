import { type UploadedPicture, uploadPicture } from "#contract/back-office/pictures.ts";
import { sendFile } from "../ui/send-file.ts";
import { shrinkPhotograph } from "./shrink-photograph.ts";

export type Uploaded = { ok: true; upload: UploadedPicture } | { ok: false; sentence: string };

/** Sends a file to the shop, which decides whether it is a picture; a large photograph is made smaller before. */
export async function uploadFile(file: File): Promise<Uploaded> {
  const shrunk = await shrinkPhotograph(file);
  if (!shrunk.ok) return shrunk;
  const result = await sendFile(uploadPicture, shrunk.file);
  return result.ok ? { ok: true, upload: result.body } : result;
}
