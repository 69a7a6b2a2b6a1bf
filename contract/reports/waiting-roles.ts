import { decideReviewPicture } from "#contract/catalog/office-reviews.ts";
import { listMessages } from "#contract/customers/messages.ts";
import { listMails } from "#contract/notifications/mails.ts";
import { listTexts } from "#contract/notifications/texts.ts";
import { confirmOrder } from "#contract/order-views/office-orders.ts";
import { checkInParcel, notePacked } from "#contract/order-views/packing.ts";
import { declineCancel } from "#contract/orders/cancelling.ts";
import { finishRepair } from "#contract/parcels/came-back.ts";
import { bookParcels, cancelParcel } from "#contract/parcels/office-parcels.ts";
import { answerAttempt } from "#contract/parcels/parcel-work.ts";
import { listPayouts } from "#contract/parcels/payouts.ts";
import { enterPayment } from "#contract/payments/office-payments.ts";
import { listReturns } from "#contract/returns/office-returns.ts";
import { updateSettings } from "#contract/settings/settings.ts";
import type { StaffRole } from "#contract/values/staff-roles.ts";
import { listFabric } from "#contract/workshop/fabric.ts";
import { listJobs, setWorkStage, startWork } from "#contract/workshop/job-tickets.ts";
import { getDashboard } from "./dashboard.ts";
import type { WaitingKind } from "./waiting-lists.ts";

/** Roles that may do the work, or look at it where there is nothing to do: those of the call. */
export const waitingRoles: Record<WaitingKind, readonly StaffRole[]> = {
  toConfirm: confirmOrder.roles,
  transfersToCheck: enterPayment.roles,
  cancelRequests: declineCancel.roles,
  overdue: listJobs.roles,
  toStart: startWork.roles,
  toCut: setWorkStage.roles,
  toPack: notePacked.roles,
  toBook: bookParcels.roles,
  bookingRejected: bookParcels.roles,
  deliveryFailed: answerAttempt.roles,
  stillCarried: cancelParcel.roles,
  parcelsBack: checkInParcel.roles,
  returnsToAnswer: listReturns.roles,
  messages: listMessages.roles,
  reviewPictures: decideReviewPicture.roles,
  repairs: finishRepair.roles,
  shortFabric: listFabric.roles,
  toGiveBack: enterPayment.roles,
  latePayouts: listPayouts.roles,
  failedMails: listMails.roles,
  failedTexts: listTexts.roles,
};

/** Roles that are shown failures, backups and the workload: those of the sales. */
export const reportRoles: readonly StaffRole[] = getDashboard.roles;

/** Roles that see the first steps of a new shop: those that do them. */
export const firstRunRoles: readonly StaffRole[] = updateSettings.roles;
