import type { Database } from "#database/connect.ts";
import { readCare } from "#server/catalog/lists/fabric-facts.ts";
import { wantsMails } from "#server/customers/people/mail-opt-outs.ts";
import { againPath } from "#server/orders/again/again-link.ts";
import { confirmToken } from "#server/orders/confirming/confirm-token.ts";
import { readProof } from "#server/orders/holding/read-proof.ts";
import { isDeliveryUndone, readEdit, readReason } from "#server/orders/progress/order-events.ts";
import { readOrdersOfMailbox } from "#server/orders/reading/orders-of-mailbox.ts";
import { readOrder } from "#server/orders/reading/read-orders.ts";
import {
  type MailContent,
  type MailData,
  type MailKind,
  mailContent,
} from "#server/platform/jobs/mail-kinds.ts";
import { languageOfMail } from "./mail-language.ts";
import type { Standing } from "./mails-to-strangers.ts";
import { stopPaths } from "./opt-out-routes.ts";
import type { ClaimedMail } from "./outgoing-mails.ts";
import type { ReadyMail } from "./ready-mail.ts";
import { renderLetter } from "./render-letter.tsx";
import {
  accountDeletedLetter,
  emailChangeAskedLetter,
  emailChangedLetter,
  newDeviceLetter,
  passwordChangedLetter,
  welcomeLetter,
} from "./templates/account-letters.tsx";
import { cancelLetter } from "./templates/cancel-letters.tsx";
import { emailCodeLetter, recoveryCodeLetter } from "./templates/code-letters.tsx";
import { confirmReminderLetter } from "./templates/confirm-reminder-letter.tsx";
import { contactLetter } from "./templates/contact-letter.tsx";
import { dispatchCorrectedLetter } from "./templates/dispatch-letter.tsx";
import { orderEditedLetter } from "./templates/edit-letter.tsx";
import { emailChangeLinkLetter } from "./templates/email-change-letter.tsx";
import type { Letter, LetterContext } from "./templates/letter.ts";
import { orderAnnouncedLetter } from "./templates/order-announced-letter.tsx";
import { orderChangedLetter } from "./templates/order-changed-letter.tsx";
import { orderPlacedLetter } from "./templates/order-placed-letter.tsx";
import { ownOrdersLetter } from "./templates/own-orders-letter.tsx";
import { returnLetter } from "./templates/return-letter.tsx";
import { reviewRequestLetter } from "./templates/review-request-letter.tsx";
import {
  staffInvitationLetter,
  staffPasswordChangedLetter,
  staffRecoveryLetter,
} from "./templates/staff-letters.tsx";
import { isToBeSent } from "./templates/transfer-accounts.tsx";
import {
  advanceAskedLetter,
  transferConfirmedLetter,
  transferDeclinedLetter,
  transferReminderLetter,
} from "./templates/transfer-letters.tsx";

export type Pointless = { pointless: string };

type ComposeContext = LetterContext & Pick<Standing, "isKnown"> & { secretKey: Buffer };

/** Reads the order's current state. `isKnown` is the standing of the recipient (`checkRecipient`). */
export async function composeMail(
  mail: ClaimedMail,
  { database, ...given }: Omit<ComposeContext, "language"> & { database: Database },
): Promise<ReadyMail | Pointless> {
  const context = { ...given, language: await languageOfMail(database.pool, mail) };
  const letter = await writeLetter(mail, mailContent.parse(mail), database, context);
  if ("pointless" in letter) return letter;
  const { id, kind, createdAt, recipient } = mail;
  const { shop } = context;
  return {
    id,
    kind,
    createdAt,
    from: { name: shop.name, address: shop.email },
    to: recipient,
    replyTo: letter.replyTo,
    oneClickStop: letter.oneClickStop,
    subject: letter.subject,
    ...renderLetter(letter, context),
  };
}

async function writeLetter(
  mail: ClaimedMail,
  { kind, data }: MailContent,
  database: Database,
  context: ComposeContext,
): Promise<Letter | Pointless> {
  if ("minutes" in data && mail.age >= data.minutes * 60) return { pointless: "the code has expired" };
  switch (kind) {
    case "welcome":
      return welcomeLetter(context);
    case "recovery-code":
      return recoveryCodeLetter(data, context);
    case "email-code":
      return emailCodeLetter(data, context);
    case "email-change-asked":
      return emailChangeAskedLetter(data, context);
    case "email-change-link":
      return emailChangeLinkLetter(data, context);
    case "new-device":
      return newDeviceLetter(data, context);
    case "password-changed":
      return passwordChangedLetter(data, context);
    case "staff-password-changed":
      return staffPasswordChangedLetter(data, context);
    case "staff-invitation":
      return staffInvitationLetter(data, context);
    case "staff-recovery":
      return staffRecoveryLetter(data, context);
    case "email-changed":
      return emailChangedLetter(data, context);
    case "account-deleted":
      return accountDeletedLetter(data, context);
    case "contact-message":
      return contactLetter(data, context);
    case "order-announced": {
      const order = await readOrder(database.pool, data.orderId);
      return order ? orderAnnouncedLetter(order, context) : orderGone;
    }
    case "order-placed": {
      const order = await readOrder(database.pool, data.orderId);
      return order ? orderPlacedLetter(order, context) : orderGone;
    }
    case "order-changed":
      return writeProgress(data, database, context);
    case "own-orders": {
      const order = await readOrder(database.pool, data.orderId);
      if (!order || order.email === "") return orderGone;
      return ownOrdersLetter(await readOrdersOfMailbox(database.pool, order.email), context);
    }
    case "review-request":
      return writeReviewRequest(data, database, context);
    case "order-edited": {
      const order = await readOrder(database.pool, data.orderId);
      const edit = await readEdit(database.pool, data.eventId);
      return order && edit ? orderEditedLetter(order, edit, context) : orderGone;
    }
    case "transfer-confirmed":
    case "transfer-declined":
    case "transfer-reminder":
    case "advance-asked":
      return writeTransferLetter(kind, data, database, context);
    case "confirm-reminder":
      return writeConfirmReminder(data, database, context);
    case "aftercare":
      return writeReturnLetter(data, database, context);
    case "dispatch-corrected":
      return writeDispatchLetter(data, database, context);
    case "cancel-asked":
    case "cancel-declined": {
      const order = await readOrder(database.pool, data.orderId);
      return order ? cancelLetter(order, kind, context) : orderGone;
    }
  }
}

const orderGone: Pointless = { pointless: "the order is gone" };

async function writeTransferLetter(
  kind: MailKind,
  { orderId, eventId }: { orderId: string; eventId?: string },
  { pool }: Database,
  context: ComposeContext,
): Promise<Letter | Pointless> {
  const order = await readOrder(pool, orderId);
  if (!order) return orderGone;
  if (kind === "transfer-reminder" || kind === "advance-asked") {
    const write = kind === "advance-asked" ? advanceAskedLetter : transferReminderLetter;
    return isToBeSent(order) ? write(order, context) : { pointless: "nothing is to be sent" };
  }
  if (eventId === undefined) return transferConfirmedLetter(order, context);
  return transferDeclinedLetter(order, await readReason(pool, eventId), context);
}

async function writeProgress(
  { orderId, progress }: MailData["order-changed"],
  { pool }: Database,
  context: ComposeContext,
): Promise<Letter | Pointless> {
  const order = await readOrder(pool, orderId);
  if (!order) return orderGone;
  if (progress !== "Delivered" || order.orderProgress !== "Delivered")
    return orderChangedLetter(order, progress, context);
  const care = await readCare(pool, [...new Set(order.items.map(({ fabric_type }) => fabric_type._id))]);
  return orderChangedLetter(order, progress, context, {
    care,
    againPath: againPath(context.secretKey, orderId),
  });
}

async function writeReviewRequest(
  { orderId }: MailData["review-request"],
  { pool }: Database,
  context: ComposeContext,
): Promise<Letter | Pointless> {
  const order = await readOrder(pool, orderId);
  if (!order || order.email === "") return orderGone;
  if (order.orderProgress !== "Delivered") return { pointless: "the order has not arrived" };
  if (!(await wantsMails(pool, { secretKey: context.secretKey, email: order.email })))
    return { pointless: "they want no requests for reviews" };
  return reviewRequestLetter(order, stopPaths(context.secretKey, orderId), context);
}

async function writeConfirmReminder(
  { orderId }: { orderId: string },
  { pool }: Database,
  context: ComposeContext,
): Promise<Letter | Pointless> {
  const order = await readOrder(pool, orderId);
  if (!order) return orderGone;
  const { isAwaited, isReleased } = await readProof(pool, orderId);
  if (!isAwaited || isReleased) return { pointless: "it is not to be confirmed any more" };
  const path = `/order-confirm/${orderId}/${confirmToken(context.secretKey, orderId)}`;
  return confirmReminderLetter(order, path, context);
}

async function writeReturnLetter(
  { orderId, eventId, ...told }: MailData["aftercare"],
  { pool }: Database,
  context: ComposeContext,
): Promise<Letter | Pointless> {
  const order = await readOrder(pool, orderId);
  const request = order?.aftercare?.find(({ id }) => id === told.request);
  if (!order || !request) return orderGone;
  return returnLetter(order, { ...told, request, said: await readReason(pool, eventId) }, context);
}

async function writeDispatchLetter(
  { orderId, eventId }: { orderId: string; eventId: string },
  { pool }: Database,
  context: LetterContext,
): Promise<Letter | Pointless> {
  const order = await readOrder(pool, orderId);
  if (!order) return orderGone;
  if (order.orderProgress !== "Dispatched") return { pointless: "the order is not on its way any more" };
  return dispatchCorrectedLetter(order, { ...context, isUndone: await isDeliveryUndone(pool, eventId) });
}
