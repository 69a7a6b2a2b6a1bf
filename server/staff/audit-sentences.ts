import { courierName } from "#contract/orders/couriers.ts";
import { formatRupees } from "#contract/values/money.ts";
import { type AuditedFields, fieldWord, type NameOf, valueWord } from "./audit-values.ts";

export type AuditedChange = {
  /** The subject as it is called now, or was called when it was deleted. */
  name: string;
  before: AuditedFields;
  after: AuditedFields;
  nameOf: NameOf;
};

type Sentence = (change: AuditedChange) => string;

const about =
  (start: string, end = ""): Sentence =>
  ({ name }) =>
    `${start} ${name}${end}`;

const longestValue = 80;

/** One field with both its values, several by their names. */
const changed =
  (what = ""): Sentence =>
  ({ name, before, after, nameOf }) => {
    const subject = [what, name].filter(Boolean).join(" ");
    const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    const [field] = fields;
    if (field === undefined) return `Saved ${subject} without a change`;
    if (fields.length > 1) return `Changed ${subject}: ${fields.map(fieldWord).join(", ")}`;
    const [from, to] = [before[field], after[field]].map((value) => valueWord(field, value, nameOf));
    const isShort = [from, to].every((value) => value !== undefined && value.length <= longestValue);
    return `Changed the ${fieldWord(field)} of ${subject}${isShort ? ` from ${from} to ${to}` : ""}`;
  };

const textOf = (value: unknown) =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";
const rupeesOf = (value: unknown) => (typeof value === "number" ? formatRupees(value) : "an amount");
const piecesOf = (value: unknown) => (value === 1 ? "1 piece" : `${textOf(value)} pieces`);
const dayRange = ({ from, to }: AuditedFields) =>
  [from && `from ${textOf(from)}`, to && `to ${textOf(to)}`].filter(Boolean).join(" ");

const listSentences = <List extends string>(list: List, what: string, several: string) =>
  ({
    [`${list}.create`]: about(`Added the ${what}`),
    [`${list}.update`]: changed(`the ${what}`),
    [`${list}.delete`]: about(`Deleted the ${what}`),
    [`${list}.reorder`]: () => `Changed the order of the ${several}`,
  }) as Record<`${List}.${"create" | "update" | "delete" | "reorder"}`, Sentence>;

const stockSentence: Sentence = ({ name }) => `Entered the stock count of ${name}`;

const order = {
  "order.take": about("Entered the phone order"),
  "order.edit": about("Edited"),
  "order.confirm": about("Confirmed"),
  "order.cancel": about("Cancelled"),
  "order.cancelRest": about("Cancelled the rest of"),
  "order.declineCancel": about("Declined to cancel"),
  "order.dispatch": about("Dispatched"),
  "order.correctDispatch": about("Corrected the dispatch of"),
  "order.deliver": about("Marked", " as delivered"),
  "order.undoDelivery": about("Undid the delivery of"),
  "order.startWork": about("Started work on"),
  "order.cut": about("Marked", " as cut"),
  "order.sew": about("Marked", " as sewn"),
  "order.pack": about("Marked", " as packed"),
  "order.takeWorkBack": about("Undid the work on"),
  "order.checkIn": about("Checked in returned pieces of"),
  "order.finishRepair": about("Finished a repair of"),
  "order.addNote": about("Added a note to"),
  "order.setLanguage": about("Changed the language of"),
  "order.bookParcel": ({ name, after }) =>
    `Booked ${Array.isArray(after["pieces"]) ? "a parcel" : piecesOf(after["pieces"])} of ${name} with ${courierName(textOf(after["courier"]))}`,
  "order.cancelParcel": ({ name, before }) =>
    `Cancelled the booking of ${name} with ${courierName(textOf(before["courier"]))}`,
  "order.listParcel": about("Put a parcel of", " on a load sheet"),
  "order.noteParcel": ({ name, after }) =>
    `Marked a parcel of ${name} as ${textOf(after["state"]).replace(/-/g, " ")}`,
  "order.answerAttempt": ({ name, after }) =>
    `Asked the courier to ${after["answer"] === "try-again" ? "try again with" : "send back"} a parcel of ${name}`,
  "order.receiveCash": about("Entered the cash of", " as received"),
  "order.takeCashBack": about("Reversed the cash of"),
  "order.enterPayment": ({ name, after }) => `Entered a payment for ${name}${amountIn(after)}`,
  "order.takePaymentBack": about("Reversed a payment of"),
  "order.refundPayment": ({ name, after }) => `Refunded ${rupeesOf(after["amount"])} of ${name}`,
  "order.settleRefund": ({ name, after }) =>
    `Entered that a refund of ${name} ${after["isDone"] ? "went out" : "did not go out"}`,
  "order.closePayment": about("Marked an online payment of", " as checked"),
  "order.askAdvance": ({ name, after }) => `Asked for an advance for ${name}${amountIn(after)}`,
  "order.declineTransfer": about("Marked a transfer for", " as not found"),
  "order.issueInvoice": about("Issued an invoice for"),
  "order.setBuyerNumber": about("Changed the tax number of the customer on the invoice of"),
  "order.sendTextAgain": about("Sent a WhatsApp message about", " again"),
  "order.setTextOptOut": about("Changed whether the customer gets WhatsApp messages for"),
  "order.export": () => "Exported orders",
} satisfies Record<string, Sentence>;

function amountIn(after: AuditedFields): string {
  return typeof after["amount"] === "number" ? `, ${rupeesOf(after["amount"])}` : "";
}

const catalog = {
  "product.create": about("Added the product"),
  "product.update": changed(),
  "product.publish": about("Published"),
  "product.hide": about("Hid", " from the shop"),
  "product.delete": about("Deleted the product"),
  "product.move": about("Changed the address of"),
  "product.import": about("Imported products from"),
  "product.undoImport": about("Undid the import of"),
  "picture.upload": about("Uploaded a picture"),
  ...listSentences("category", "category", "categories"),
  ...listSentences("color", "colour", "colours"),
  ...listSentences("fabric", "fabric", "fabrics"),
  ...listSentences("thread", "thread", "threads"),
  ...listSentences("sizeChart", "size chart", "size charts"),
  ...listSentences("garmentType", "garment type", "garment types"),
  ...listSentences("option", "option", "options"),
  "charge.update": changed("the charge for"),
  "trouser.update": changed("the trouser"),
  "review.hide": about("Hid the review of"),
  "review.show": about("Showed the review of"),
  "review.reply": about("Replied to the review of"),
  "review.showPicture": about("Showed a picture in the review of"),
  "review.deletePicture": about("Deleted a picture from the review of"),
  "synonyms.create": about("Added the search words"),
  "synonyms.update": changed("the search words"),
  "synonyms.delete": about("Deleted the search words"),
  "synonyms.give": about("Added newer words to the search words"),
  "stock.start": about("Started to track stock of"),
  "stock.stop": about("Stopped tracking stock of"),
  "stock.received": about("Added received pieces of"),
  "stock.damaged": about("Subtracted damaged or lost pieces of"),
  "stock.counted": stockSentence,
  "cloth.received": about("Added received metres of"),
  "cloth.damaged": about("Subtracted damaged or lost metres of"),
  "cloth.counted": about("Counted"),
  "coupon.create": about("Added the coupon"),
  "coupon.update": changed("the coupon"),
  "coupon.end": about("Ended the coupon"),
} satisfies Record<string, Sentence>;

const others = {
  "customer.setMarks": about("Changed the marks of"),
  "customer.addNote": about("Added a note about"),
  "message.answer": about("Marked the message of", " as answered"),
  "message.reopen": about("Opened the message of", " again"),
  "message.addNote": about("Added a note to the message of"),
  "mail.resend": about("Sent again the mail"),
  "aftercare.approved": about("Approved a return request of"),
  "aftercare.declined": about("Declined a return request of"),
  "aftercare.question": about("Asked the customer about a return request of"),
  "aftercare.received": about("Checked in a returned garment of"),
  "aftercare.sent": about("Made a new order for a return request of"),
  "aftercare.refunded": about("Refunded a return request of"),
  "aftercare.export": ({ after }) =>
    ["Exported returned garments", dayRange(after)].filter(Boolean).join(" "),
  "books.export": ({ after }) =>
    `Exported the books of the tax year ${textOf(after["year"])}: ${textOf(after["file"])}`,
  "payout.apply": ({ after }) =>
    `Posted payout ${textOf(after["number"])} of ${courierName(textOf(after["courier"]))} to the orders`,
  "settings.update": ({ before, after }) =>
    `Changed settings: ${[...new Set([...Object.keys(before), ...Object.keys(after)])].map(fieldWord).join(", ")}`,
  "staff.create": about("Added", " to the staff"),
  "staff.update": changed(),
  "staff.createAdmin": about("Created the owner"),
  "staff.restoreAdmin": about("Restored the access of the owner"),
  "staff.link": about("Made a password link for"),
  "staff.invite": about("Mailed an invitation to"),
  "staff.withdrawInvitation": about("Withdrew the invitation of"),
  "staff.choosePassword": about("Chose a password for"),
  "staff.changePassword": about("Changed the password of"),
  "staff.enrolSecondFactor": about("Set up the second factor of"),
  "staff.resetSecondFactor": about("Reset the second factor of"),
  "staff.renewRecoveryCodes": about("Made new recovery codes for"),
  "staff.setPin": about("Set the workshop PIN of"),
  "staff.unlockPin": about("Unlocked the workshop PIN of"),
  "device.create": about("Connected the tablet"),
  "device.revoke": about("Blocked the tablet"),
  "apiKey.create": about("Made the API key"),
  "apiKey.revoke": about("Revoked the API key"),
  "webhook.create": about("Added the webhook"),
  "webhook.update": changed("the webhook"),
  "webhook.switch": ({ name, after }) => `Switched ${after["isOn"] ? "on" : "off"} the webhook ${name}`,
  "webhook.remove": about("Removed the webhook"),
  "webhook.renewSecret": about("Made a new secret for the webhook"),
  "webhook.test": about("Sent a test to the webhook"),
  "webhook.replay": about("Sent messages again to the webhook"),
} satisfies Record<string, Sentence>;

const sentences = { ...order, ...catalog, ...others };

/** The kinds of changes that the audit log takes; each has a sentence. */
export type AuditAction = keyof typeof sentences;

export const auditActions = Object.keys(sentences) as AuditAction[];

/** The act of a member of staff, such as "Changed the price of Navy V-Neck from Rs. 4,750 to Rs. 4,900". */
export function auditSentence(action: string, change: AuditedChange): string {
  const sentence: Sentence | undefined = Object.hasOwn(sentences, action)
    ? sentences[action as AuditAction]
    : undefined;
  return sentence?.(change) ?? `${action} ${change.name}`;
}
