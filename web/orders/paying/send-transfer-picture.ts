import { sendPicture } from "#web/shell/send-picture.ts";

const drawn = { most: { width: 1080, height: 4000 }, quality: 0.8 };

export async function sendTransferPicture(claim: string, file: File): Promise<string | undefined> {
  const sent = await sendPicture(`/orders/sendTransferPicture?claim=${claim}`, file, drawn);
  return sent.ok ? undefined : sent.error;
}
