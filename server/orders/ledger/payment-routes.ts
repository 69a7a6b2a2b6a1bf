import * as contract from "#contract/back-office/payments.ts";
import { say } from "#contract/http/say.ts";
import { gatewayIds, gatewayNames } from "#contract/payments/gateways.ts";
import { sendError } from "../../http/send-error.ts";
import type { Services } from "../../services.ts";
import type { ShopApp } from "../../shop-app.ts";
import { mountForStaff, officeRoles } from "../../staff/mount-for-staff.ts";
import { enterPayment, takePaymentBack } from "./enter-payment.ts";
import { sendNotPaidBack, sendReferenceNoted } from "./send-not-paid-back.ts";

export function registerPaymentRoutes(app: ShopApp, { database: { pool }, schedule }: Services): void {
  mountForStaff(app, contract.enterPayment, { roles: officeRoles }, async ({ body, staff, reply }) => {
    const result = await enterPayment({ pool, staff, schedule }, body);
    switch (result.outcome) {
      case "entered":
        return { message: "Entered into the ledger" };
      case "unknown":
        return sendError(reply, "NOT_FOUND", say("NO_SUCH_ORDER"));
      case "reference-taken":
        return sendReferenceNoted(reply, result.order);
      case "more-than-due": {
        const sentence = say("MORE_THAN_DUE", { rupees: result.more });
        return sendError(reply, "INVALID", sentence, { fields: { amount: sentence } });
      }
      default:
        return sendNotPaidBack(reply, result);
    }
  });

  mountForStaff(app, contract.takePaymentBack, { roles: officeRoles }, async ({ body, staff, reply }) => {
    const result = await takePaymentBack({ pool, staff }, body);
    switch (result.outcome) {
      case "taken-back":
        return { message: "The payment is taken back" };
      case "unknown":
        return sendError(reply, "NOT_FOUND", say("NO_SUCH_ORDER"));
      case "went-back":
        return sendError(reply, "NOT_PENDING", say("PAYMENT_WENT_BACK"));
      case "at-gateway": {
        const { how, isIn } = result;
        const id = gatewayIds.find((each) => each === how);
        const gateway = id ? gatewayNames[id] : how;
        const reason = isIn ? "MONEY_AT_GATEWAY" : "MONEY_BACK_FROM_GATEWAY";
        return sendError(reply, "NOT_PENDING", say(reason, { gateway }));
      }
      case "refused":
        return sendError(reply, "NOT_PENDING", say("PAYMENT_NOT_NOTED"));
    }
  });
}
