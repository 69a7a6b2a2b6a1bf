import { uploadPicture } from "#contract/catalog/pictures.ts";
import { reason } from "#contract/values/reason.ts";
import { sendError } from "#server/platform/http/send-error.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import type { Services } from "../services.ts";
import { mountForStaff } from "../staff/mount-for-staff.ts";
import { inPictureQueue } from "./decode-apart.ts";
import { receiveFile, registerPictureForms } from "./picture-forms.ts";
import { storePicture } from "./store-picture.ts";
import { uploadQuota } from "./store-upload.ts";

export function registerUploadRoutes(app: ShopApp, { database, uploads }: Services): void {
  const store = { pool: database.pool, files: uploads, quota: uploadQuota };

  registerPictureForms(app, (forms) => {
    mountForStaff(forms, uploadPicture, async ({ request, staff, reply }) => {
      const received = await receiveFile(request);
      if (received.outcome === "refused") return sendError(reply, received.code, received.sentence);
      const result = await inPictureQueue(() => storePicture(store, staff, received.file), { isStaff: true });
      switch (result.outcome) {
        case "stored":
          return result.upload;
        case "refused":
          return sendError(reply, "INVALID", result.sentence);
        case "no-room":
          return sendError(reply, "TOO_LARGE", reason("NO_ROOM_FOR_PICTURES"));
      }
    });
  });
}
