import { z } from "zod";
import { endpoint, messageSuccess } from "#contract/http/endpoint.ts";
import { newPassword } from "#contract/values/passwords.ts";
import { plainText } from "#contract/values/plain-text.ts";
import { reason } from "#contract/values/reason.ts";
import { emailAddress, requiredLine } from "#contract/values/text.ts";

const message = z.string();

/** Restores the leading zeros that a number loses; a code has six digits or twelve. */
function asDigits(code: number): string {
  return String(code).padStart(code < 1_000_000 ? 6 : 12, "0");
}

/** A code as typed: six digits, or twelve while an account is under attack; spaces and dashes are ignored. */
export const recoveryCode = z
  .union([z.string(), z.number().int().nonnegative().transform(asDigits)], reason("ENTER_THE_CODE"))
  .transform((code) => plainText(code).replace(/[\s-]/g, ""))
  .pipe(
    z
      .string()
      .min(1, reason("ENTER_THE_CODE"))
      .regex(/^\d{1,12}$/, reason("CODE_DIGITS_ONLY")),
  );

export const sendResetPasswordOTP = endpoint({
  method: "POST",
  path: "/users/sendResetPasswordOTP",
  summary: "Mails a recovery code if the address has an account. The answer is the same if it has none.",
  body: z.object({ email: emailAddress }),
  // The opaque id of this recovery, not of a user.
  success: { status: 200, body: z.object({ userId: z.string(), message }) },
});

export const verifyOtp = endpoint({
  method: "POST",
  path: "/users/verifyOtp",
  summary: "Checks a recovery code, five tries at most, and sets the cookie that updatePassword needs.",
  body: z.object({ otp: recoveryCode, userId: requiredLine(100, reason("NAME_THE_RECOVERY")) }),
  // A marker for the address of the next page, no secret.
  success: { status: 200, body: z.object({ OtpVerified: z.string(), message }) },
});

export const updatePassword = endpoint({
  method: "POST",
  path: "/users/updatePassword",
  summary: "Sets a new password with the cookie of a verified code, and ends every session of the user.",
  body: z.object({ id: requiredLine(100, reason("NAME_THE_RECOVERY")), resetPassword: newPassword }),
  success: messageSuccess,
});
