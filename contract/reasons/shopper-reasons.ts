import { engravingSentences } from "#contract/engraving/engraving-rules.ts";
import { formatRupees } from "#contract/values/money.ts";
import { template } from "#contract/values/template.ts";

/** A choice that a cart line may lack; pages translate each. */
export type MissingChoice = "size" | "color" | "fabric type" | "trouser option" | "name engraving" | "thread";

const choices = (...missing: MissingChoice[]): readonly MissingChoice[] => missing;
/** The merchant's name in both languages; the second is empty where there is none. */
type Named = { name: string; urdu: string };
const named = (...list: Named[]): readonly Named[] => list;

const one = (name: string): Named => ({ name, urdu: "" });

/** The color, where stock is counted per color. */
const inColor = (name: string): Named | null => one(name);

function describeWait(seconds: number): string {
  if (seconds <= 1) return "a second";
  return seconds <= 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
}

/**
 * Refusals to shoppers by a code finer than the status's, with the API's sentence; the types require a translation in
 * each language of the pages (`web/messages/<language>/answers.ts`).
 */
export const shopperReasons = {
  TOO_LONG: template({ most: 100 }, ({ most }) => `Use at most ${most} characters`),
  TOO_SHORT: template({ least: 8 }, ({ least }) => `Use at least ${least} characters`),
  MOBILE_DIGITS_MISSING: template(
    { missing: 1 },
    ({ missing }) => `A mobile number has 11 digits, such as 0300 1234567: ${missing} missing`,
  ),
  MOBILE_DIGITS_TOO_MANY: template(
    { surplus: 1 },
    ({ surplus }) => `A mobile number has 11 digits, such as 0300 1234567: ${surplus} too many`,
  ),
  LANDLINE_DIGITS: template(
    { digits: 7 },
    ({ digits }) =>
      `A landline number has 9 to 12 digits with its area code, such as 042 35761999: this one has ${digits}`,
  ),
  PHONE_DIGITS: template(
    { digits: 5 },
    ({ digits }) => `A phone number has 7 to 15 digits: this one has ${digits}`,
  ),
  TOO_MANY_PIECES: template({ most: 50 }, ({ most }) => `Order at most ${most} of one line`),
  TOO_MANY_LINES: template({ most: 50 }, ({ most }) => `Order at most ${most} different items at once`),
  COUPON_MINIMUM: template(
    { rupees: 5000 },
    ({ rupees }) => `This coupon is for orders of ${formatRupees(rupees)} or more`,
  ),
  COUPON_FOR_CATEGORIES: template(
    { categories: named({ name: "Scrubs", urdu: "اسکرب" }) },
    ({ categories }) => `This coupon is only for: ${categories.map(({ name }) => name).join(", ")}`,
  ),
  ITEM_GONE: template(
    { place: 1 },
    ({ place }) => `Item ${place} of your cart is no longer available. Remove it to go on.`,
  ),
  ITEM_WITHOUT_CHOICE: template(
    { place: 1, name: "Classic Scrub Set", urdu: "", missing: choices("size", "color") },
    ({ place, name, missing }) =>
      `Item ${place}, ${name}, is not available with this ${missing.join(", ")}. Choose again.`,
  ),
  ITEM_WITHOUT_OPTION: template(
    { place: 1, name: "Classic Scrub Set", urdu: "", option: one("Pen pocket") },
    ({ place, name, option }) =>
      `Item ${place}, ${name}, is not available with this: ${option.name}. Choose again.`,
  ),
  ITEM_PICTURE_GONE: template(
    { place: 1, name: "Classic Scrub Set", urdu: "", option: one("Embroidered logo") },
    ({ place, name, option }) =>
      `Item ${place}, ${name}: we no longer have your picture for ${option.name}. Send it again.`,
  ),
  ITEM_NEEDS_OPTION: template(
    { place: 1, name: "Classic Scrub Set", urdu: "", option: one("Trouser length") },
    ({ place, name, option }) => `Item ${place}, ${name}, lacks a choice: ${option.name}. Choose it.`,
  ),
  ITEM_OPTIONS_CLASH: template(
    {
      place: 1,
      name: "Classic Scrub Set",
      urdu: "",
      option: one("Pen pocket"),
      other: one("Name engraving"),
    },
    ({ place, name, option, other }) =>
      `Item ${place}, ${name}, cannot have both: ${option.name} and ${other.name}. Choose one.`,
  ),
  SOLD_OUT: template(
    { name: "Classic Scrub Set", urdu: "", size: "M", color: inColor("Teal") },
    ({ name, size, color }) =>
      `${name} is sold out in size ${size}${color ? `, ${color.name}` : ""}. Remove it or choose another size.`,
  ),
  TOO_FEW_LEFT: template(
    { name: "Classic Scrub Set", urdu: "", size: "M", color: inColor("Teal"), left: 3 },
    ({ name, size, color, left }) => {
      const pieces = left === 1 ? "is 1 piece" : `are ${left} pieces`;
      return `There ${pieces} of ${name} in size ${size}${color ? `, ${color.name}` : ""} left. Order fewer.`;
    },
  ),
  TOO_MANY_MEASUREMENTS: template(
    { most: 20 },
    ({ most }) => `You have ${most} saved measurements. Delete one before you save another.`,
  ),
  TOO_MANY_REQUESTS: template(
    { seconds: 40 },
    ({ seconds }) => `Too many requests. Try again in ${describeWait(seconds)}.`,
  ),
  NAME_THE_SESSION: "Name the session",
  ENTER_YOUR_NAME: "Enter your name",
  ENTER_THE_CODE: "Enter the code",
  NAME_THE_ORDER: "Name the order",
  NAME_PHONE_OR_EMAIL_OF_ORDER: "Enter the phone or the e-mail address of the order",
  ENTER_A_WHOLE_NUMBER: "Enter a whole number",
  NAME_THE_PRODUCT: "Name the product",
  CHOOSE_A_SIZE: "Choose a size",
  NAME_THE_REVIEW: "Name the review",
  NAME_THE_PICTURE: "Name the picture",
  NUMBER_BETWEEN: template(
    { least: 100, most: 230 },
    ({ least, most }) => `Enter a whole number from ${least} to ${most}`,
  ),
  SIZE_NOT_DELIVERED: "We have not sent you this size. Choose one from your orders.",
  NO_SUCH_REVIEW_PICTURE: "There is no such picture any more.",
  REVIEW_PICTURE_UNREADABLE: "This picture cannot be read. Send a photograph as JPEG or PNG.",
  REVIEW_PICTURE_TOO_LARGE: "This picture is too large. Send one of at most 2 MB.",
  ENOUGH_REVIEW_PICTURES: template(
    { most: 4 },
    ({ most }) => `A review has at most ${most} pictures. Delete one before you add another.`,
  ),
  NO_ROOM_FOR_REVIEW_PICTURES: "We cannot keep a picture now. Your review is shown all the same.",
  OPEN_THE_LINK_AGAIN: "Open the link again",
  ENTER_A_COUPON_CODE: "Enter a coupon code",
  SEND_THE_ITEMS_OF_THE_CART: "Send the items of the cart",
  ENTER_A_NUMBER_OF_INCHES: "Enter a number of inches",
  ENTER_THE_MEASUREMENTS: "Enter the measurements",
  NOT_MEASURED_HERE: "This garment is not measured here",
  INCHES_OUT_OF_RANGE: "Enter 1 to 99 inches",
  USE_AT_MOST_TWO_DECIMALS: "Use at most two decimals",
  ENTER_THE_NAME_TO_ENGRAVE: engravingSentences.missing,
  ENGRAVING_LETTER: template({ letter: "+" }, ({ letter }) => engravingSentences.letter(letter)),
  CHOOSE_WHERE_IT_IS_SEWN: "Choose left, right or sleeve",
  ORDER_AT_LEAST_1: "Order at least 1",
  CHOOSE_ONE_OF_THOSE_OFFERED: "Choose one of those offered",
  CHOOSE_A_TROUSER: "Choose a trouser",
  CHOOSE_YES_OR_NO: "Choose yes or no",
  SIZE_OR_CUSTOM_SIZE: "Please select either a size or a custom size, not both!",
  NAME_WHOSE_MEASUREMENTS: "Name whose measurements these are",
  NAME_THE_MEASUREMENTS: "Name the measurements",
  CONFIRM_OR_CANCEL: "Confirm or cancel",
  ENTER_YOUR_CITY: "Enter your city",
  CHOOSE_YOUR_PROVINCE: "Choose your province",
  ENTER_YOUR_ADDRESS: "Enter your address",
  SEND_THE_TOTAL_IN_RUPEES: "Send the total in rupees",
  YOUR_CART_IS_EMPTY: "Your cart is empty",
  NAME_THE_NEW_PROGRESS: "Name the new progress",
  ENTER_YOUR_ORDER_NUMBER: "Enter your order number",
  ENTER_A_PASSWORD: "Enter a password",
  REMOVE_THE_CONTROL_CHARACTERS: "Remove the control characters",
  ENTER_YOUR_PASSWORD: "Enter your password",
  ENTER_YOUR_PHONE_NUMBER: "Enter your phone number",
  PHONE_DIGITS_ONLY: "Enter the phone number in digits only",
  CODE_DIGITS_ONLY: "Enter the code in digits only",
  NAME_THE_RECOVERY: "Name the recovery",
  REVIEW_MISSING: "Please leave a review to rate the product",
  ENTER_TEXT: "Enter text",
  ENTER_YOUR_EMAIL_ADDRESS: "Enter your e-mail address",
  EMAIL_MAILBOX_TOO_LONG: "Use at most 64 characters before the @",
  EMAIL_MALFORMED: "Enter an e-mail address such as name@example.com",
  ENTER_YOUR_POSTAL_CODE: "Enter your postal code",
  POSTAL_CODE_DIGITS: "Enter the five digits of your postal code",
  EMAIL_OR_PASSWORD_WRONG: "The e-mail address or the password is wrong.",
  ONLY_OWN_ACCOUNT: "You can only change your own account.",
  NO_CHANGES_MADE: "No changes made",
  LOG_IN_FIRST: "Log in first.",
  EMAIL_LINK_ENDED: "This link is no longer valid. Ask for new ones in your profile.",
  CODE_WRONG: "This code is wrong or no longer valid.",
  NO_SUCH_SESSION: "There is no such session.",
  PASSWORD_TOO_COMMON: "This password is too common. Choose another one.",
  NOT_YOUR_PASSWORD: "This is not your password.",
  EMAIL_HAS_ACCOUNT: "There is already an account with this e-mail address.",
  TOO_MANY_WRONG_CODES: "Too many wrong codes. Ask for a new one.",
  ENTER_EMAIL_CODE_FIRST: "Enter the code from your e-mail first.",
  CODE_ENDED: "This code can no longer be used. Ask for a new one.",
  NO_SUCH_PRODUCT: "There is no such product.",
  PRODUCT_NOT_IN_SHOP: "This product is not in the shop.",
  COUPON_NOT_VALID: "This coupon is not valid",
  COUPON_EXPIRED: "This coupon has expired",
  COUPON_USED_ALREADY: "You have already used this coupon",
  COUPON_TAKEN_MEANWHILE: template(
    { code: "WELCOME10" },
    ({ code }) => `The coupon ${code} has been used up meanwhile. Please call us about your order.`,
  ),
  GUEST_TOO_MANY_PIECES: template(
    { most: 60, phone: "+92 300 0000000" },
    ({ most, phone }) =>
      `Without an account you can order up to ${most} pieces here. For more, please call us on ${phone}.`,
  ),
  DELIVERY_FREE_ALREADY: "Delivery is free for this order without a coupon",
  MEASUREMENTS_NAME_TAKEN: "You have already saved measurements under this name.",
  NO_SUCH_MEASUREMENTS: "There are no such measurements.",
  NO_SUCH_ORDER: "There is no such order.",
  ORDER_PAST_CANCELLING: "This order can no longer be cancelled.",
  ORDER_PAST_CONFIRMING: "This order can no longer be confirmed.",
  NO_ORDER_AT_ADDRESS: "There is no order at this address.",
  ORDER_LINK_ENDED: "This link has ended. Ask for a new one under Track Order.",
  KEY_MALFORMED: "The Idempotency-Key must be a UUID.",
  IN_WORK_ASK_TO_CANCEL: "Our workshop has started this order. Ask us to cancel it and we answer you.",
  NOT_PHONE_OF_ORDER: "This is not the phone number that the order was placed with.",
  ACCOUNT_OF_ANOTHER: "This account belongs to someone else.",
  ORDER_CHANGED_MEANWHILE: "This order has changed meanwhile. Check it, then save again.",
  IN_WORK_CALL_TO_CHANGE: "Our workshop has started this order. Call us to change it.",
  ORDER_PAST_CHANGING: "This order can no longer be changed.",
  NO_ORDER_WITH_NUMBER: "There is no order with this number.",
  ONLY_CANCELLING: "You can only cancel an order.",
  CANCEL_ANSWERED_ALREADY: "We have already answered your request. Call us if you still need it cancelled.",
  CHOOSE_HOW_TO_PAY: "Choose how you pay",
  ADVANCE_CHANGED: template(
    { rupees: 2500 },
    ({ rupees }) => `The advance has changed: it is now ${formatRupees(rupees)}. Check it and order again.`,
  ),
  TRANSFER_NOT_OFFERED: "The shop takes no transfers at the moment. Choose cash on delivery.",
  CHOOSE_HOW_YOU_PAID: "Choose how you paid",
  ENTER_THE_REFERENCE: "Enter the reference of the bank or the wallet",
  CHECK_THE_REFERENCE:
    "Use 4 to 40 letters, digits, dashes and slashes, as the bank or the wallet shows them",
  REFERENCE_GIVEN: "This number was already used for a payment. Check it, or call us.",
  NOT_CONTACT_OF_ORDER: "This is not the phone or the e-mail address of the order.",
  NOTHING_DUE_NOW: "Nothing is to be paid for this order now.",
  GATEWAY_NOT_OFFERED: "The shop does not take payments that way at the moment. Choose another one.",
  GATEWAY_SILENT: template(
    { gateway: "JazzCash" },
    ({ gateway }) => `${gateway} does not answer. Try again in a moment, or pay another way.`,
  ),
  NOT_FROM_GATEWAY: "The signature of the gateway is wrong.",
  NO_SUCH_PAYMENT: "There is no such payment.",
  NO_SUCH_TRANSFER: "This transfer is answered already. Load the page again.",
  OPTION_PICTURE_UNREADABLE:
    "This picture cannot be read. Send it as JPEG, PNG or WebP, at least 200 pixels wide.",
  OPTION_PICTURE_TOO_LARGE: "This picture is too large. Send one of at most 4 MB.",
  NO_ROOM_FOR_OPTION_PICTURES:
    "We cannot store a picture now. Order without it and call us, or try again later.",
  NO_SUCH_OPTION_PICTURE: "There is no such picture any more.",
  TRANSFER_PICTURE_UNREADABLE: "This picture cannot be read. Send a screenshot as JPEG or PNG.",
  TRANSFER_PICTURE_TOO_LARGE: "This picture is too large. Send one of at most 2 MB.",
  NO_ROOM_FOR_TRANSFER_PICTURES: "We cannot store a picture now. We have your transaction number.",
  CHOOSE_WHAT_TO_DO: "Choose what you would like",
  CHOOSE_WHY: "Choose why",
  CHOOSE_ANOTHER_SIZE_OR_COLOR: "Choose another size or colour",
  DESCRIBE_IT: "Describe it in a few words",
  WRITE_YOUR_ANSWER: "Write your answer",
  NAME_THE_ITEM: "Name the item",
  NO_SUCH_REQUEST: "This request is answered already. Load the page again.",
  NO_SUCH_ITEM: "This item is not in the order.",
  SIZE_NOT_OFFERED: "We do not have this size or colour. Choose another one.",
  FEWER_PIECES_THERE: template({ most: 2 }, ({ most }) =>
    most === 1 ? "You have 1 piece of it." : `You have ${most} pieces of it.`,
  ),
  ASK_NOT_ARRIVED: "This order has not arrived yet.",
  ASK_OPEN: "You have asked us about this item already. We answer you here.",
  ASK_NONE_LEFT: "Every piece of this item was already returned.",
  ASK_NOT_OFFERED: "We do not offer this.",
  ASK_TOO_LATE: "The days for this are over. Call us if you need help.",
  ASK_SEWN_FOR_ONE: "A piece made for you alone can be altered or repaired, but not returned.",
  ASK_ON_SALE: "A piece bought on sale can be altered or repaired, but not returned.",
  ASK_EXCHANGED: "An item of this order was exchanged already.",
  GARMENT_PICTURE_UNREADABLE: "This picture cannot be read. Send a photograph as JPEG or PNG.",
  GARMENT_PICTURE_TOO_LARGE: "This picture is too large. Send one of at most 2 MB.",
  ENOUGH_PICTURES: "We have enough pictures, and we have your request.",
  NO_ROOM_FOR_GARMENT_PICTURES: "We cannot store a picture now. We have your request.",
  PRICES_CHANGED: "Prices have changed since you looked. Check the new total and order again.",
  KEY_USED_FOR_OTHER_ORDER: "This order was already placed with other contents.",
  ORDER_BEING_PLACED: "This order is being placed. Ask again in a moment.",
  STAFF_ACCOUNT_ENDS_IN_OFFICE: "Staff accounts are closed in the back office.",
  NO_SUCH_FILE: "There is no such file.",
  REQUEST_UNREADABLE: "The shop cannot read this request.",
  CHECK_THIS_FIELD: "Check this field",
  CHECK_WHAT_YOU_ENTERED: "Check what you have entered.",
  BODY_TOO_LARGE: "That is too much to send at once.",
  SEND_JSON: "Send JSON.",
  WENT_WRONG: "Something went wrong on our side. Try again in a moment.",
  NOTHING_AT_ADDRESS: "There is nothing at this address.",
  SHOP_OPENING: "The shop is opening.",
  SHOP_CLOSING: "The shop is closing.",
  SHOP_BUSY: "The shop is busy. Try again in a moment.",
  FROM_ANOTHER_SITE: "This request came from another site.",
  NO_SUCH_REVIEW: "There is no such review.",
  REVIEWED_ALREADY: "You have already reviewed this product",
  REVIEW_OF_ANOTHER: "This review belongs to someone else.",
  CLOSED_FOR_MAINTENANCE:
    "The shop is closed for maintenance. Your cart is safe: try again in a few minutes.",
} as const;

export type ShopperReasons = typeof shopperReasons;
