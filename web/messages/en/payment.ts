export const paymentMessages = {
  title: "Your payment",
  description: "Whether your payment has come.",
  payNow: "Pay online",
  payWith: (amount: string, gateway: string) => `Pay ${amount} with ${gateway}`,
  howItGoes: (gateway: string) =>
    `From your mobile account, by card, or in cash with a voucher. You pay on the page of ${gateway} and come back here.`,
  leaving: (gateway: string) => `Taking you to ${gateway}...`,
  checking: "We are checking your payment",
  checkingText: (gateway: string) =>
    `We are asking ${gateway} about your payment. This takes seconds, sometimes a few minutes. You need not wait: we write to you as soon as it arrives.`,
  takesLonger: (gateway: string) =>
    `${gateway} has not confirmed it yet. You can close this page; nothing is lost. If you pay again and both come, we send one back.`,
  payAgain: "Pay another way",
  paid: "Thank you, it is paid",
  paidText: (amount: string, gateway: string) => `We have your ${amount} through ${gateway}.`,
  failed: "Nothing was paid",
  why: {
    cancelled: "You left the payment. Your order still stands: pay again, or another way.",
    declined:
      "The payment was declined, for example because the balance is too low. Your order still stands: pay again, or another way.",
    expired: "The time for this payment is over. Your order still stands: pay again, or another way.",
  },
  unclear: "We are checking your payment ourselves",
  unclearText: (gateway: string) =>
    `What ${gateway} has reported does not match your order. Please do not pay again: we check it and write to you.`,
  unknown: "There is no such payment",
  unknownText: "Look at your order to see what was paid.",
  noAnswer: "We cannot be reached. We try again automatically.",
};
