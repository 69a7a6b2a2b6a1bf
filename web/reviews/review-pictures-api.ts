import { sendPicture } from "#web/shell/send-picture.ts";

const drawn = { most: { width: 1280, height: 2560 }, quality: 0.8 };

/** The address of a photograph of a review. */
export function reviewPictureAddress(id: string): string {
  return `/reviews/getReviewPicture?id=${id}`;
}

/**
 * Sends photographs of a review one after another. Returns why one failed; undefined on success, empty without an
 * answer.
 */
export async function sendReviewPictures(
  review: string,
  files: readonly File[],
): Promise<string | undefined> {
  for (const file of files) {
    const sent = await sendPicture(`/reviews/sendReviewPicture?review=${review}`, file, drawn);
    if (!sent.ok) return sent.error;
  }
  return undefined;
}
