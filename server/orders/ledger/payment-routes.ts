import * as contract from "#contract/payments/office-payments.ts";
import { reason } from "#contract/values/reason.ts";
import { sendFieldError, sendNotFound } from "#server/platform/http/send-error.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import type { Services } from "../../services.ts";
import { mountForStaff } from "../../staff/mount-for-staff.ts";
import { sendObjection } from "../actions/objections.ts";
import { enterPayment, takePaymentBack } from "./enter-payment.ts";
import { sendNotPaidBack, sendReferenceNoted } from "./send-not-paid-back.ts";

export function registerPaymentRoutes(app: ShopApp, { database: { pool }, schedule }: Services): void {
  mountForStaff(app, contract.enterPayment, async ({ body, staff, reply }) => {
    const result = await enterPayment({ pool, staff, schedule }, body);
    switch (result.outcome) {
      case "entered":
        return { message: "Entered into the ledger" };
      case "unknown":
        return sendNotFound(reply, reason("NO_SUCH_ORDER"));
      case "reference-taken":
        return sendReferenceNoted(reply, result.order);
      case "more-than-due":
        return sendFieldError(reply, "INVALID", "amount", reason("MORE_THAN_DUE", { rupees: result.more }));
      default:
        return sendNotPaidBack(reply, result);
    }
  });

  mountForStaff(app, contract.takePaymentBack, async ({ body, staff, reply }) => {
    const result = await takePaymentBack({ pool, staff }, body);
    switch (result.outcome) {
      case "taken-back":
        return { message: "Payment undone" };
      case "unknown":
        return sendNotFound(reply, reason("NO_SUCH_ORDER"));
      default:
        return sendObjection(reply, result);
    }
  });
}
