import multipart, { type MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { uploadLimit } from "#contract/catalog/pictures.ts";
import { type EncodedReason, reason } from "#contract/values/reason.ts";
import { allowSlowUploads } from "#server/platform/http/incoming-requests.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";

/** Milliseconds for a file that comes over a slow line and then waits for others. */
const timeouts = { staff: 600_000, shoppers: 30_000 };

/** Registers calls by which staff send one file instead of JSON, in a place of their own, so that no other route reads such bodies. */
export function registerPictureForms(app: ShopApp, register: (forms: ShopApp) => void): void {
  registerForms(app, { fileSize: uploadLimit, handlerTimeout: timeouts.staff }, (forms) => {
    allowSlowUploads(forms);
    register(forms);
  });
}

/** `fileSize` is in bytes; who sends slowly is cut off like anybody else. */
export function registerShopperPictureForms(
  app: ShopApp,
  fileSize: number,
  register: (forms: ShopApp) => void,
): void {
  registerForms(app, { fileSize, handlerTimeout: timeouts.shoppers }, register);
}

function registerForms(
  app: ShopApp,
  { fileSize, handlerTimeout }: { fileSize: number; handlerTimeout: number },
  register: (forms: ShopApp) => void,
): void {
  app.register(async (forms: ShopApp) => {
    forms.addHook("onRoute", (route) => {
      route.handlerTimeout = handlerTimeout;
    });
    await forms.register(multipart, {
      limits: { fileSize, files: 1, fields: 0, parts: 1, headerPairs: 20 },
    });
    register(forms);
  });
}

export type ReceivedFile =
  | { outcome: "received"; file: Buffer }
  | { outcome: "refused"; code: "INVALID" | "TOO_LARGE"; sentence: EncodedReason };

/**
 * The file that was sent. A body that is no form, or breaks off, does not arrive whole; another type of body and parts that
 * are not expected are met as every bad request.
 */
export async function receiveFile(request: FastifyRequest): Promise<ReceivedFile> {
  let part: MultipartFile | undefined;
  try {
    part = await request.file();
    const file = await part?.toBuffer();
    return file === undefined
      ? { outcome: "refused", code: "INVALID", sentence: reason("CHOOSE_A_PICTURE_TO_UPLOAD") }
      : { outcome: "received", file };
  } catch (error) {
    if (part?.file.truncated) {
      return { outcome: "refused", code: "TOO_LARGE", sentence: reason("PICTURE_FILE_TOO_LARGE") };
    }
    if (error instanceof Error && "statusCode" in error) throw error;
    return { outcome: "refused", code: "INVALID", sentence: reason("PICTURE_CUT_OFF") };
  }
}
