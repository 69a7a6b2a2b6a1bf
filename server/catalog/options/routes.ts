import * as contract from "#contract/options/option-pictures.ts";
import { reason } from "#contract/values/reason.ts";
import { receiveFile, registerShopperPictureForms } from "#server/pictures/picture-forms.ts";
import { mount } from "#server/platform/http/mount.ts";
import { sendError, sendNotFound } from "#server/platform/http/send-error.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import type { Services } from "#server/services.ts";
import { readOptionPicture, storeOptionPicture } from "./option-pictures.ts";

/** Outside the work queues: a slow upload would occupy a slot, and decoding has a separate queue. */
const sending = { access: "anyone", limits: ["optionPicture"], work: "unqueued" } as const;

export function registerOptionRoutes(app: ShopApp, { database: { pool } }: Pick<Services, "database">): void {
  mount(app, contract.getOptionPicture, { access: "anyone", limits: ["reads"] }, async ({ query, reply }) => {
    const picture = await readOptionPicture(pool, query.id);
    if (!picture) return sendNotFound(reply, reason("NO_SUCH_OPTION_PICTURE"));
    return reply
      .type("image/webp")
      .header("cache-control", "private, max-age=3600")
      .header("x-robots-tag", "noindex")
      .header("content-disposition", 'inline; filename="picture.webp"')
      .send(picture);
  });

  registerShopperPictureForms(app, contract.optionPictureLimit, (forms) => registerSending(forms, pool));
}

function registerSending(forms: ShopApp, pool: Services["database"]["pool"]): void {
  mount(forms, contract.sendOptionPicture, sending, async ({ request, reply }) => {
    const received = await receiveFile(request);
    if (received.outcome === "refused") {
      const isTooLarge = received.code === "TOO_LARGE";
      const sentence = reason(isTooLarge ? "OPTION_PICTURE_TOO_LARGE" : "OPTION_PICTURE_UNREADABLE");
      return sendError(reply, received.code, sentence);
    }
    const kept = await storeOptionPicture(pool, received.file);
    switch (kept.outcome) {
      case "kept":
        return { picture: kept.picture };
      case "unreadable":
        return sendError(reply, "INVALID", reason("OPTION_PICTURE_UNREADABLE"));
      case "too-large":
        return sendError(reply, "TOO_LARGE", reason("OPTION_PICTURE_TOO_LARGE"));
      case "no-room":
        request.log.warn("no space for pictures of options");
        return sendError(reply, "TOO_LARGE", reason("NO_ROOM_FOR_OPTION_PICTURES"));
    }
  });
}
