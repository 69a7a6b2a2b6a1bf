import * as contract from "#contract/back-office/payments.ts";
import { say } from "#contract/http/say.ts";
import { sendError } from "../../http/send-error.ts";
import type { Services } from "../../services.ts";
import type { ShopApp } from "../../shop-app.ts";
import { mountForStaff, officeRoles } from "../../staff/mount-for-staff.ts";
import { enterPayment, takePaymentBack } from "./enter-payment.ts";

export function registerPaymentRoutes(app: ShopApp, { database: { pool }, schedule }: Services): void {
  mountForStaff(app, contract.enterPayment, { roles: officeRoles }, async ({ body, staff, reply }) => {
    const result = await enterPayment({ pool, staff, schedule }, body);
    switch (result.outcome) {
      case "entered":
        return { message: "Entered into the ledger" };
      case "unknown":
        return sendError(reply, "NOT_FOUND", say("NO_SUCH_ORDER"));
      case "reference-taken":
        return sendError(reply, "INVALID", say("REFERENCE_NOTED"), {
          fields: { reference: say("REFERENCE_NOTED") },
        });
      case "too-much": {
        const rupees = { rupees: result.most };
        const sentence =
          body.kind === "received"
            ? say("TO_BE_PAID_AT_MOST", rupees)
            : say("TO_BE_REFUNDED_AT_MOST", rupees);
        return sendError(reply, "INVALID", sentence, { fields: { amount: sentence } });
      }
    }
  });

  mountForStaff(app, contract.takePaymentBack, { roles: officeRoles }, async ({ body, staff, reply }) => {
    const { outcome } = await takePaymentBack({ pool, staff }, body);
    if (outcome === "taken-back") return { message: "The payment is taken back" };
    return outcome === "unknown"
      ? sendError(reply, "NOT_FOUND", say("NO_SUCH_ORDER"))
      : sendError(reply, "NOT_PENDING", say("PAYMENT_NOT_NOTED"));
  });
}
