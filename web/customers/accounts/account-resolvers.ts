import { zodResolver } from "@hookform/resolvers/zod";
import { z } from "zod";
import { changePassword, confirmEmail } from "#contract/customers/account-safety.ts";
import { login, signup, updateUserInformation } from "#contract/customers/accounts.ts";
import { deleteAccount } from "#contract/customers/own-data.ts";
import { sendResetPasswordOTP, updatePassword, verifyOtp } from "#contract/customers/recovery.ts";
import { passwordComplaints } from "#messages/password-complaints.ts";

// The schemas of these forms, loaded together with the first focus of any of them: see `lazy-resolver.ts`.

export const changePasswordResolver = zodResolver(changePassword.body);
export const confirmEmailResolver = zodResolver(confirmEmail.body);
export const ownPasswordResolver = zodResolver(deleteAccount.body);
export const loginResolver = zodResolver(login.body);
export const signupResolver = zodResolver(signup.body);
export const forgetResolver = zodResolver(sendResetPasswordOTP.body);
export const otpResolver = zodResolver(verifyOtp.body.pick({ otp: true }));

const { currentPassword } = updateUserInformation.body.shape;
export const profileResolver = zodResolver(
  updateUserInformation.body
    .omit({ id: true })
    .extend({ currentPassword: z.literal("").or(currentPassword) }),
);

export const resetResolver = zodResolver(
  updatePassword.body
    .pick({ resetPassword: true })
    .extend({ confirmPassword: z.string().min(1, passwordComplaints.enterAgain) })
    .refine(({ resetPassword, confirmPassword }) => resetPassword === confirmPassword, {
      message: passwordComplaints.notTheSame,
      path: ["confirmPassword"],
    }),
);
