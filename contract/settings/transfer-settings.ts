import { z } from "zod";
import { compactAccount, isPakistaniIban, looksLikeIban } from "#contract/payments/account-number.ts";
import type { TransferAccounts } from "#contract/payments/transfer-ways.ts";
import { type EncodedReason, reason } from "#contract/values/reason.ts";
import { line } from "#contract/values/text.ts";

/** In the format of the wallets: 11 digits, from any spelling. */
function localMobile(typed: string): string {
  return compactAccount(typed).replace(/^(\+|00)?92(?=3\d{9}$)/, "0");
}

const isMobile = (number: string) => /^03\d{9}$/.test(number);

/** An inactive one may be incomplete. */
function account(fits: (number: string) => boolean, otherwise: EncodedReason) {
  return z
    .object({
      isOffered: z.boolean(),
      title: line(60),
      number: line(40).overwrite(localMobile),
      bank: line(60),
    })
    .superRefine(({ isOffered, title, number }, context) => {
      if (!isOffered) return;
      if (title === "") {
        context.addIssue({ code: "custom", path: ["title"], message: reason("ENTER_ACCOUNT_TITLE") });
      }
      if (fits(number)) return;
      const message = looksLikeIban(number) ? reason("IBAN_MISTYPED") : otherwise;
      context.addIssue({ code: "custom", path: ["number"], message });
    });
}

export const transferAccounts = z.object({
  "bank-transfer": account(isPakistaniIban, reason("CHECK_THE_IBAN")),
  raast: account((number) => isPakistaniIban(number) || isMobile(number), reason("CHECK_THE_RAAST_ID")),
  easypaisa: account(isMobile, reason("CHECK_THE_WALLET")),
  jazzcash: account(isMobile, reason("CHECK_THE_WALLET")),
}) satisfies z.ZodType<TransferAccounts>;
