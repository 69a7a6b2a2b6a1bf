import { z } from "zod";
import { endpoint, messageSuccess } from "#contract/http/endpoint.ts";
import { pageOf, pageQuery } from "#contract/http/paging.ts";
import { staffNote } from "#contract/staff/staff-note.ts";
import { instant } from "#contract/values/instant.ts";
import { reason } from "#contract/values/reason.ts";
import { office } from "#contract/values/staff-roles.ts";
import { requiredLine } from "#contract/values/text.ts";

const officeMessage = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  createdAt: instant,
  answered: z.object({ at: instant, name: z.string() }).nullable(),
});
export type OfficeMessage = z.infer<typeof officeMessage>;

export const listMessages = endpoint({
  method: "GET",
  path: "/api/admin/messages/list",
  roles: office,
  summary: "Messages from the contact form, newest first.",
  query: z.object({ state: z.enum(["open", "answered"]).optional(), ...pageQuery }),
  success: { status: 200, body: pageOf(officeMessage) },
});

const id = requiredLine(100, reason("NAME_THE_MESSAGE"));

const messageNote = z.object({ id: z.string(), note: z.string(), at: instant, name: z.string() });
export type MessageNote = z.infer<typeof messageNote>;

export const getMessage = endpoint({
  method: "GET",
  path: "/api/admin/messages/get",
  roles: office,
  summary: "One message with the notes of staff.",
  query: z.object({ id }),
  success: { status: 200, body: z.object({ message: officeMessage, notes: z.array(messageNote) }) },
});

export const setMessageAnswered = endpoint({
  method: "POST",
  path: "/api/admin/messages/setAnswered",
  roles: office,
  summary: "Marks a message as answered, or as open again.",
  body: z.object({ id, isAnswered: z.boolean(reason("SAY_WHETHER_IT_IS_ANSWERED")) }),
  success: messageSuccess,
});

export const addMessageNote = endpoint({
  method: "POST",
  path: "/api/admin/messages/addNote",
  roles: office,
  summary: "Adds a note for the staff alone.",
  body: z.object({ id, note: staffNote }),
  success: { status: 201, body: messageSuccess.body },
});
