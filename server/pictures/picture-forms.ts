import multipart, { type MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { uploadLimit } from "#contract/catalog/pictures.ts";
import { type EncodedReason, reason } from "#contract/values/reason.ts";
import { allowSlowUploads } from "#server/platform/http/incoming-requests.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";

/** Milliseconds for a file on a slow line and its wait in the queue. */
const timeouts = { staff: 600_000, shoppers: 30_000 };

/**
 * Registers calls by which staff send a file instead of JSON, encapsulated so that no other route reads such bodies.
 */
export function registerPictureForms(app: ShopApp, register: (forms: ShopApp) => void): void {
  registerForms(app, { fileSize: uploadLimit, handlerTimeout: timeouts.staff }, (forms) => {
    allowSlowUploads(forms);
    register(forms);
  });
}

/** `fileSize` is in bytes; slow senders are cut off as usual. */
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
 * The uploaded file. A body that is no form, or breaks off, is incomplete; another body type and unexpected parts are
 * bad requests.
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
