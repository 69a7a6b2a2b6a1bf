import * as contract from "#contract/back-office/payouts.ts";
import { say } from "#contract/http/say.ts";
import { sendError } from "../../http/send-error.ts";
import type { Services } from "../../services.ts";
import type { ShopApp } from "../../shop-app.ts";
import { mountForStaff, officeRoles } from "../../staff/mount-for-staff.ts";
import { applyStatement, previewStatement } from "./apply-statement.ts";
import { listPayouts } from "./list-payouts.ts";

const forOffice = { roles: officeRoles, work: "reports" } as const;

/** What couriers pay out of the cash that they have collected. */
export function registerPayoutBackOfficeRoutes(app: ShopApp, { database: { pool } }: Services): void {
  mountForStaff(app, contract.listPayouts, forOffice, () => listPayouts(pool));

  for (const [endpoint, act] of [
    [contract.previewPayout, previewStatement],
    [contract.applyPayout, applyStatement],
  ] as const) {
    mountForStaff(app, endpoint, forOffice, async ({ body, staff, reply }) => {
      const applied = await act({ pool, staff }, body);
      switch (applied.outcome) {
        case "done":
          return applied.result;
        case "unreadable": {
          const sentence = say("STATEMENT_UNREADABLE", { because: applied.sentence });
          return sendError(reply, "INVALID", sentence, { fields: { file: sentence } });
        }
        case "other-day": {
          const sentence = say("STATEMENT_OF_ANOTHER_DAY", { day: applied.paidOn });
          return sendError(reply, "INVALID", sentence, { fields: { paidOn: sentence } });
        }
      }
    });
  }
}
