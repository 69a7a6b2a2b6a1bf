import { formatRupees } from "#contract/values/money.ts";
import { template } from "#contract/values/template.ts";

/**
 * The code is not sent: a page knows its request, and has the sentence in its language
 * (`web/messages/<language>/answers.ts`).
 */
export const doneSentences = {
  ACCOUNT_CREATED: "Account created successfully",
  LOGGED_IN: "Logged in successfully",
  LOGGED_OUT: "Logged out successfully",
  LOGGED_OUT_ON_DEVICE: "Logged out on that device",
  LOGGED_OUT_EVERYWHERE: "Logged out everywhere",
  ACCOUNT_UPDATED: "Update Successfull",
  ACCOUNT_DELETED: "Account deleted",
  PASSWORD_UPDATED: "Password updated successfully",
  RECOVERY_BEGUN: "If there is an account with this address, a code is on its way to it.",
  RECOVERY_CODE_VERIFIED: "Code verified",
  EMAIL_CODE_SENT: "The code is on its way.",
  EMAIL_LINKS_SENT: "The links are on their way.",
  EMAIL_CHANGE_WITHDRAWN: "Your e-mail address stays as it is.",
  EMAIL_CONFIRMED: "E-mail address confirmed",
  ACCOUNT_LANGUAGE_CHANGED: "Language changed",
  TEXTS_ON: "Messages are on",
  TEXTS_OFF: "Messages are off",
  REVIEW_SUBMITTED: "Review submitted",
  REVIEW_UPDATED: "Review updated",
  REVIEW_DELETED: "Review deleted",
  REVIEW_PICTURE_DELETED: "Picture deleted",
  MEASUREMENTS_SAVED: "Measurements saved",
  MEASUREMENTS_UPDATED: "Measurements updated",
  MEASUREMENTS_DELETED: "Measurements deleted",
  MESSAGE_SENT: "Message sent. We will get back to you soon.",
  DELIVERY_UPDATED: "Delivery Updated",
  REQUEST_NOTED: "Request Noted",
  ANSWER_NOTED: "Answer Noted",
  REQUEST_TAKEN_BACK: "Request Withdrawn",
  TRANSFER_NOTED: "Transfer Noted",
  PICTURE_RECEIVED: "Picture Received",
  COUPON_APPLIED: template({ code: "WELCOME10", saving: 350 }, ({ code, saving }) =>
    saving > 0 ? `Coupon ${code} applied: you save ${formatRupees(saving)}` : `Coupon ${code} applied`,
  ),
} as const;

export type Done = keyof typeof doneSentences;
