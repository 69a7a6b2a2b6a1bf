import type { ReactNode } from "react";
import type { LinkedText } from "../linked-text.ts";

export const recoveryMessages = {
  submit: "Submit",

  forget: {
    title: "Forgot password?",
    description:
      "Tell us the e-mail address of your account, and we send you a code to choose a new password with.",
    text: "We send a code to your e-mail address. With it you set a new password.",
    rememberedIt: (login: LinkedText) => <>Remembered it? {login("Login")}</>,
  },
  code: {
    title: "Enter the code",
    description:
      "Enter the code that we have sent to your e-mail address to choose a new password for your account.",
    inYourMail: "It is in the e-mail that we sent you, and valid for 10 minutes.",
    inInboxOf: (email: ReactNode) => (
      <>If {email} has an account, the code is in your inbox now. It is valid for 10 minutes.</>
    ),
    code: "Code",
    noCode: (forget: LinkedText) => <>No code? {forget("Ask for another")}</>,
    resend: "Resend code",
    resendIn: (seconds: number) => `in ${seconds} s`,
    canResend: "You can ask for the code again.",
    wrongAddress: (forget: LinkedText) => <>Wrong address? {forget("Change it")}</>,
  },
  reset: {
    title: "New password",
    description:
      "Choose a new password for your account. You will be logged out everywhere else and can log in with it at once.",
    text: "It logs you out everywhere; then log in with the new one.",
    confirmPassword: "Confirm password",
    tookTooLong: (forget: LinkedText) => <>Took too long? {forget("Ask for a new code")}</>,
  },
};
