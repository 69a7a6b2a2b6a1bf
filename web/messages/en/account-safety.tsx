import type { ReactNode } from "react";
import type { LinkedText } from "../linked-text.ts";

export const accountSafetyMessages = {
  passwordForEmail: "Your password",
  passwordForEmailHint:
    "With it, we send a code to the new address alone. Without it, you confirm the change in both mailboxes.",

  email: {
    changeTitle: "Confirm your new e-mail address",
    changeText: (email: ReactNode) => (
      <>We have sent a code to {email}. Until you enter it, your old address stays.</>
    ),
    ownTitle: "Confirm your e-mail address",
    ownText:
      "We send a code to check that our e-mails reach you. From then on they have all the details of your orders.",
    sentTo: (email: ReactNode) => <>The code is on its way to {email}.</>,
    send: "Send a code",
    sendAgain: "Send another code",
    code: "Code",
    confirm: "Confirm",
  },

  emailChange: {
    title: "Confirm your new e-mail address",
    text: (email: ReactNode) => (
      <>It is to be {email}. Until the change is confirmed in both mailboxes, your old address stays.</>
    ),
    waitsForOld: "Open the mail to your old address and confirm it there.",
    waitsForNew: "Open the mail to your new address and confirm it there.",
    sendAgain: "Send the mails again",
    withdraw: "Keep the old address",
  },

  password: {
    title: "Password",
    text: "A new password logs you out on your other devices.",
    current: "Current password",
    next: "New password",
    save: "Change password",
    forgotten: (forget: LinkedText) => <>Forgotten it? {forget("Ask for a code")}</>,
  },

  language: {
    title: "Language of our e-mails",
    text: "About your account. E-mails and messages about an order are in the language in which you ordered.",
  },

  texts: {
    title: "Messages on WhatsApp",
    text: "We write when an order is placed, on its way or delivered. If you have answered STOP to one of our messages, answer START there as well.",
    wanted: "Messages about my orders",
  },

  devices: {
    title: "Where you are logged in",
    text: "Don't recognise a device? Log it out and change your password.",
    unknown: "Unknown browser",
    here: "This device",
    lastSeen: (when: string) => `Last used ${when}`,
    since: (when: string) => `Logged in ${when}`,
    logOut: "Log out",
    logOutOf: (device: string) => `Log out ${device}`,
    logOutEverywhere: "Log out everywhere",
    areYouSure: "Log out everywhere?",
    everywhereText: "You are logged out on every device, including this one. Your cart stays.",
    loggingOut: "Logging out...",
  },

  tryAgain: "Try again",
};
