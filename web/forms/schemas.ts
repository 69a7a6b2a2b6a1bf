import { zodResolver } from "@hookform/resolvers/zod";
import { z } from "zod";
import { reviewFields, reviewFits } from "#contract/catalog/reviews.ts";
import { changePassword, confirmEmail } from "#contract/customers/account-safety.ts";
import { login, signup, updateUserInformation } from "#contract/customers/accounts.ts";
import { createContact } from "#contract/customers/contact.ts";
import { deleteAccount } from "#contract/customers/own-data.ts";
import { sendResetPasswordOTP, updatePassword, verifyOtp } from "#contract/customers/recovery.ts";
import { sendOwnOrders } from "#contract/orders/lost-number.ts";
import { namedContact, proveOrder } from "#contract/orders/order-proof.ts";
import { changeDelivery, deliveryDetails } from "#contract/orders/orders.ts";
import { reportTransfer } from "#contract/payments/transfers.ts";
import { answerReturn, requestReturn, withdrawReturn } from "#contract/returns/return-requests.ts";
import { withPlainDigits } from "#contract/values/digits.ts";
import { phoneNumber } from "#contract/values/phone.ts";
import { passwordComplaints } from "#messages/password-complaints.ts";

// All schemas of shoppers' forms in one file, loaded with the first focus of any: see `lazy-resolver.ts`.

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

export const contactResolver = zodResolver(createContact.body);

const typedNumber = z.string().transform((typed): number | null | undefined => {
  const digits = withPlainDigits(typed).trim();
  return digits === "" ? null : Number(digits);
});

/** A radio button gives its rating as text. */
export const reviewResolver = zodResolver(
  reviewFields.extend({
    rating: z.string().transform(Number).pipe(reviewFields.shape.rating),
    fit: z.string().transform((chosen) => reviewFits.find((fit) => fit === chosen) ?? null),
    size: z.string().transform((chosen) => chosen || null),
    height: typedNumber.pipe(reviewFields.shape.height),
    weight: typedNumber.pipe(reviewFields.shape.weight),
  }),
);

export const deliveryResolver = zodResolver(deliveryDetails);
export const proveOrderResolver = zodResolver(proveOrder.body);
export const lostNumberResolver = zodResolver(sendOwnOrders.body);
export const answerResolver = zodResolver(answerReturn.body);
export const withdrawResolver = zodResolver(withdrawReturn.body);

// A required phone or contact must not be empty.
export const changeDeliveryResolver = zodResolver(
  changeDelivery.body.omit({ id: true, version: true }).extend({ currentPhone: phoneNumber.optional() }),
);
export const transferResolver = zodResolver(
  reportTransfer.body.omit({ id: true }).extend({ contact: namedContact.optional() }),
);
export const askResolver = zodResolver(
  requestReturn.body.and(z.object({ contact: namedContact.optional() })),
);
