import { translateAnswer } from "#web/messages/load-answer-texts.ts";
import { drawSmaller } from "../browser/draw-smaller.ts";

/** Timeout of an upload in milliseconds, for slow lines. */
const timeout = 40_000;

/** `error`: the reason in the language of the page; empty without an answer. */
export type SentPicture = { ok: true; data: unknown } | { ok: false; error: string };

/** Resized where the browser can decode it; otherwise the shop reports the error. */
export async function sendPicture(
  address: string,
  file: File,
  drawn: Parameters<typeof drawSmaller>[2],
): Promise<SentPicture> {
  const smaller = await drawAsSent(file, drawn).catch(() => undefined);
  const body = new FormData();
  body.append("file", smaller ?? file);
  try {
    const response = await fetch(address, {
      method: "POST",
      body,
      credentials: "same-origin",
      signal: AbortSignal.timeout(timeout),
    });
    const data: unknown = await response.json();
    return response.ok
      ? { ok: true, data }
      : { ok: false, error: (await translateAnswer(data as Parameters<typeof translateAnswer>[0])).error };
  } catch {
    return { ok: false, error: "" };
  }
}

/** The page's policy forbids blob addresses of pictures, so the size is read by decoding. */
async function drawAsSent(file: Blob, drawn: Parameters<typeof drawSmaller>[2]): Promise<Blob | undefined> {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  bitmap.close();
  return drawSmaller(file, { width, height }, drawn);
}
