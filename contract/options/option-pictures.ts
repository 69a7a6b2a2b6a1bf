import { z } from "zod";
import { reason } from "#contract/values/reason.ts";
import { endpoint } from "../http/endpoint.ts";

/** Bytes of an option's uploaded picture, at most: pages make it smaller before. */
export const optionPictureLimit = 4 * 1024 * 1024;

export const sendOptionPicture = endpoint({
  method: "POST",
  path: "/options/sendPicture",
  summary:
    "Sends a picture for an option that asks for one, such as a logo to be embroidered. It is re-encoded, and deleted after some weeks unless it is ordered.",
  takesFile: true,
  success: {
    status: 201,
    body: z.object({
      picture: z.string(),
    }),
  },
});

export const getOptionPicture = endpoint({
  method: "GET",
  path: "/options/getPicture",
  summary: "A picture that was sent for an option, for its sender and for staff.",
  query: z.object({ id: z.uuid(reason("NO_SUCH_OPTION_PICTURE")) }),
  success: { status: 200, body: z.unknown(), type: "image/webp" },
});
