import { z } from "zod";
import { listMessages } from "#contract/customers/messages.ts";
import { endpoint } from "#contract/http/endpoint.ts";
import { listMails } from "#contract/notifications/mails.ts";
import { confirmOrder } from "#contract/order-views/office-orders.ts";
import { checkInParcel, notePacked } from "#contract/order-views/packing.ts";
import { declineCancel } from "#contract/orders/cancelling.ts";
import { finishRepair } from "#contract/parcels/came-back.ts";
import { bookParcels, cancelParcel } from "#contract/parcels/office-parcels.ts";
import { answerAttempt } from "#contract/parcels/parcel-work.ts";
import { listPayouts } from "#contract/parcels/payouts.ts";
import { enterPayment } from "#contract/payments/office-payments.ts";
import { listReturns } from "#contract/returns/office-returns.ts";
import { instant } from "#contract/values/instant.ts";
import { everyone, type StaffRole } from "#contract/values/staff-roles.ts";
import { listFabric } from "#contract/workshop/fabric.ts";
import { listJobs, setWorkStage, startWork } from "#contract/workshop/job-tickets.ts";
import { getDashboard } from "./dashboard.ts";
import { workFailure } from "./failures.ts";
import { type WaitingKind, waitingKinds } from "./waiting-lists.ts";

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
  repairs: finishRepair.roles,
  shortFabric: listFabric.roles,
  toGiveBack: enterPayment.roles,
  latePayouts: listPayouts.roles,
  failedMails: listMails.roles,
};

export const waitingWork = z.object({
  kind: z.enum(waitingKinds),
  /** Rows of the list that the work is done in. */
  count: z.number().int(),
  /** Since when the oldest waits; for a short fabric, the day from which it is short. */
  since: instant.nullable(),
  /** The first deadline, where there is one: that of a courier. */
  until: instant.nullable(),
});
export type WaitingWork = z.infer<typeof waitingWork>;

/** Roles that are shown failures, backups and the workload: those of the sales. */
export const reportRoles: readonly StaffRole[] = getDashboard.roles;

const today = z.object({
  /** All kinds of the role, also those with nothing to do. */
  waiting: z.array(waitingWork),
  /** Null for roles without reports. */
  report: z
    .object({
      failures: z.array(workFailure),
      backup: z.object({
        /** False where no folder for backups is set. */
        isOn: z.boolean(),
        lastAt: instant.nullable(),
      }),
      workload: getDashboard.success.body.shape.workload,
    })
    .nullable(),
});
export type Today = z.infer<typeof today>;

export const getToday = endpoint({
  method: "GET",
  path: "/api/admin/today",
  roles: everyone,
  summary: "All that waits for the role, each with its number and the oldest.",
  success: { status: 200, body: today },
});
