import { returnCalls } from "#contract/calls/return-calls.ts";
import { browserCall } from "#web/shell/browser-api.ts";
import { sendPicture } from "#web/shell/send-picture.ts";

export const returnApi = returnCalls(browserCall);

const drawn = { most: { width: 1280, height: 2560 }, quality: 0.8 };

/**
 * Sends pictures of a request one after another. Returns why one failed; undefined on success, empty without an answer.
 */
export async function sendReturnPictures(
  request: string,
  files: readonly File[],
): Promise<string | undefined> {
  for (const file of files) {
    const sent = await sendPicture(`/orders/sendAftercarePicture?request=${request}`, file, drawn);
    if (!sent.ok) return sent.error;
  }
  return undefined;
}
