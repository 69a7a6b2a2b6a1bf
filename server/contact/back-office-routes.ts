import * as contract from "#contract/customers/messages.ts";
import { reason } from "#contract/values/reason.ts";
import { sendNotFound } from "#server/platform/http/send-error.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import { isUuid } from "#server/platform/queries/is-uuid.ts";
import type { Services } from "../services.ts";
import { mountForStaff } from "../staff/mount-for-staff.ts";
import { addMessageNote, markMessage } from "./handle-message.ts";
import { listMessages, readMessage } from "./office-messages.ts";

export function registerMessageBackOfficeRoutes(
  app: ShopApp,
  { database }: Pick<Services, "database">,
): void {
  const { pool } = database;

  mountForStaff(app, contract.listMessages, ({ query }) => listMessages(database, query));

  mountForStaff(app, contract.getMessage, async ({ query: { id }, reply }) => {
    const found = isUuid(id) ? await readMessage(pool, id) : undefined;
    return found ?? sendNotFound(reply, reason("NO_SUCH_MESSAGE"));
  });

  mountForStaff(app, contract.setMessageAnswered, async ({ body, staff, reply }) => {
    const { id, isAnswered } = body;
    if (!(await markMessage({ pool, staff }, id, isAnswered)))
      return sendNotFound(reply, reason("NO_SUCH_MESSAGE"));
    return { message: isAnswered ? "Marked as answered" : "Open again" };
  });

  mountForStaff(app, contract.addMessageNote, async ({ body, staff, reply }) => {
    const isAdded = await addMessageNote({ pool, staff }, body.id, body.note);
    return isAdded ? { message: "Note added" } : sendNotFound(reply, reason("NO_SUCH_MESSAGE"));
  });
}
