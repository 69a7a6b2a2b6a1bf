import { type UploadedPicture, uploadPicture } from "#contract/back-office/pictures.ts";
import { errorBody } from "#contract/errors.ts";
import { announceSessionEnd } from "../staff/session-end.ts";
import { shrinkPhotograph } from "./shrink-photograph.ts";

export type Uploaded = { ok: true; upload: UploadedPicture } | { ok: false; sentence: string };

const failed = "The picture could not be uploaded. Try again.";

/** Sends a file to the shop, which decides whether it is a picture; a large photograph is made smaller before. */
export async function uploadFile(file: File): Promise<Uploaded> {
  const shrunk = await shrinkPhotograph(file);
  if (!shrunk.ok) return shrunk;
  const body = new FormData();
  body.append("file", shrunk.file);
  const { method, path, success } = uploadPicture;
  try {
    const response = await fetch(path, { method, body, credentials: "same-origin" });
    if (response.status === 401) announceSessionEnd();
    const answer: unknown = await response.json();
    const upload = success.body.safeParse(answer);
    if (upload.success) return { ok: true, upload: upload.data };
    return { ok: false, sentence: errorBody.safeParse(answer).data?.error ?? failed };
  } catch {
    return { ok: false, sentence: failed };
  }
}
