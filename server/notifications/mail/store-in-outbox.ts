import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { toMimeMessage } from "./mime-message.ts";
import type { ReadyMail, SendMail } from "./ready-mail.ts";

/** The folder of the mails of a shop without a mail server. */
export function outboxOf(dataDir: string): string {
  return join(dataDir, "outbox");
}

/**
 * Stores each mail as a file in `folder` instead of sending it, atomically and idempotently. Readable by its owner
 * alone, because it has codes and addresses.
 */
export function storeInOutbox(folder: string): SendMail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return async (mail) => {
    const { message } = await transport.sendMail(toMimeMessage(mail));
    const name = fileNameOf(mail);
    const unfinished = join(folder, `.${name}.part`);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(unfinished, message, { mode: 0o600, flush: true });
    await rename(unfinished, join(folder, name));
  };
}

/** Sortable by time and kind: `2026-11-21T05-55-49Z-welcome-<id>.eml`. */
function fileNameOf({ id, kind, createdAt }: ReadyMail): string {
  const time = createdAt.toISOString().replace(/\.\d+/, "").replaceAll(":", "-");
  return `${time}-${kind}-${id}.eml`;
}
