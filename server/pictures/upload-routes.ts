import multipart, { type MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { uploadLimit, uploadPicture } from "#contract/back-office/pictures.ts";
import { createBoundedQueue } from "../accounts/bounded-queue.ts";
import { allowSlowUploads } from "../plugins/receive-time.ts";
import { refuse } from "../plugins/refuse.ts";
import type { Services } from "../services.ts";
import type { ShopApp } from "../shop-app.ts";
import { mountForStaff, officeRoles } from "../staff/mount-for-staff.ts";
import { storePicture } from "./store-picture.ts";

/** Of all uploaded pictures together; some twenty thousand. */
const quota = 4 * 1024 ** 3;

/** One at a time: a large picture takes much memory while it is decoded, and shoppers need the other core. */
const encoding = { atOnce: 1, waiting: 20 } as const;

/** Milliseconds for a file that comes over a slow line and then waits for others. */
const handlerTimeout = 600_000;

/** The one call of the shop that reads anything but JSON. */
export function registerUploadRoutes(app: ShopApp, { database, uploadFolder }: Services): void {
  const store = { pool: database.pool, folder: uploadFolder, quota };
  const queue = createBoundedQueue(encoding);

  // In a place of its own, so that no other route reads such bodies.
  app.register(async (uploads: ShopApp) => {
    allowSlowUploads(uploads);
    uploads.addHook("onRoute", (route) => {
      route.handlerTimeout = handlerTimeout;
    });
    await uploads.register(multipart, {
      limits: { fileSize: uploadLimit, files: 1, fields: 0, parts: 1, headerPairs: 20 },
    });
    mountForStaff(uploads, uploadPicture, { roles: officeRoles }, async ({ request, staff, reply }) => {
      const file = await readFile(request);
      if (file === undefined) return refuse(reply, "INVALID", "Choose a picture.");
      if (file === "too-large") {
        return refuse(
          reply,
          "TOO_LARGE",
          "This file has more than 5 MB. Make it smaller and upload it again.",
        );
      }
      if (file === "cut-off") return refuse(reply, "INVALID", "The picture did not arrive whole. Try again.");
      const result = await queue.run(() => storePicture(store, staff, file));
      switch (result.outcome) {
        case "stored":
          return result.upload;
        case "refused":
          return refuse(reply, "INVALID", result.sentence);
        case "no-room":
          return refuse(
            reply,
            "TOO_LARGE",
            "There is no room for more pictures. Take some from products first.",
          );
      }
    });
  });
}

/**
 * Undefined when there is none. A body that is no form, or breaks off, does not arrive whole; another type of body and
 * parts that are not expected are met as every bad request.
 */
async function readFile(request: FastifyRequest): Promise<Buffer | undefined | "too-large" | "cut-off"> {
  let part: MultipartFile | undefined;
  try {
    part = await request.file();
    return await part?.toBuffer();
  } catch (error) {
    if (part?.file.truncated) return "too-large";
    if (error instanceof Error && "statusCode" in error) throw error;
    return "cut-off";
  }
}
