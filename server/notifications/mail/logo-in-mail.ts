import { basename } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { logoPng, type ShopLogo } from "#contract/settings/shop-logo.ts";
import type { PictureFiles } from "#server/pictures/picture-files.ts";

const contentId = "logo@shop";
export const carriedLogo = `cid:${contentId}`;

export type LogoPart = { cid: string; filename: string; content: Buffer; contentDisposition: "inline" };

/**
 * The shop's logo as a part of the mail: most programs show an attached picture at once, and it tracks no reader.
 * Without the file the mail shows the shop's name.
 */
export async function readLogoPart(
  uploads: PictureFiles,
  logo: ShopLogo | null,
  log: Pick<FastifyBaseLogger, "warn">,
): Promise<LogoPart | undefined> {
  if (!logo) return undefined;
  try {
    const content = await uploads.read(basename(logoPng(logo)));
    if (content === undefined) throw Object.assign(new Error("The file is gone."), { code: "ENOENT" });
    return { cid: contentId, filename: "logo.png", content, contentDisposition: "inline" };
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? error.code : "unreadable";
    log.warn({ reason }, "mail sent without the logo, whose file cannot be read");
    return undefined;
  }
}
