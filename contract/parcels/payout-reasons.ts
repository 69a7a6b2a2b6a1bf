import { template } from "#contract/values/template.ts";

export const payoutReasons = {
  AT_MOST_ALL_OF_IT: "Enter at most 100 per cent",
  CHECK_THE_STATEMENT_NUMBER: "Enter its number: 2 to 40 letters, digits, dashes and slashes",
  CHOOSE_A_STATEMENT: "Choose the statement, as the courier sends it",
  STATEMENT_HAS_NO_NUMBER: "This file has no statement number: enter its number and day",
  ENTER_THE_DAY_OF_PAYMENT: "Enter the day on which it was paid",
  NO_PAYMENTS_BY_COURIER: "The shop has no account with this courier, or the courier sends no payout data",
  NO_PARCELS_TO_ASK_FOR: "All finished parcels are already paid out and charged",
  STATEMENT_TOO_LONG:
    "This file has more than 1,000 rows. Divide it and send the parts under the same number.",
  STATEMENT_UNREADABLE: template({ because: "This statement has no rows." }, ({ because }) => because),
  STATEMENT_OF_ANOTHER_DAY: template(
    { day: "2026-11-20" },
    ({ day }) => `The statement of this number was paid on ${day}. Check the number and the day.`,
  ),
} as const;
