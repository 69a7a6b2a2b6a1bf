import { z } from "zod";
import { endpoint } from "#contract/http/endpoint.ts";
import { phoneNumber } from "#contract/values/phone.ts";
import { reason } from "#contract/values/reason.ts";
import { emailAddress, line, paragraph, requiredLine } from "#contract/values/text.ts";

const contactMessage = z.object({
  name: requiredLine(100, reason("ENTER_YOUR_NAME")),
  email: emailAddress,
  phone: phoneNumber,
  message: paragraph(4000).default(""),
});
export type ContactMessage = z.output<typeof contactMessage>;

export const createContact = endpoint({
  method: "POST",
  path: "/contact/createContact",
  summary: "A message to the shop.",
  // Honeypot: when this hidden field is filled in, the answer is the same and nothing is stored.
  body: contactMessage.extend({ website: line(4000).default("") }),
  success: { status: 201, body: z.object({ msg: z.string() }) },
});
