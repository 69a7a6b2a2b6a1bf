import { translateAnswer } from "#web/messages/load-answer-texts.ts";
import { drawSmaller } from "../browser/draw-smaller.ts";

/** Milliseconds for a picture over a slow line. */
const timeout = 40_000;

/** `error`: why not, in the language of the page; empty where nothing was answered. */
export type SentPicture = { ok: true; data: unknown } | { ok: false; error: string };

/** Made smaller where the browser can read it: for what it cannot, the shop says what is wrong. */
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

/** Pages may show no picture of another address than the shop's, so that its size is known by its pixels alone. */
async function drawAsSent(file: Blob, drawn: Parameters<typeof drawSmaller>[2]): Promise<Blob | undefined> {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  bitmap.close();
  return drawSmaller(file, { width, height }, drawn);
}
