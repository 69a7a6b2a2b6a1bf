export const lostNumberMessages = {
  title: "Send me my orders",
  text: "We mail the numbers of your orders to the mailbox that they were placed with.",
  contact: "Your phone or email",
  contactHint: "One that you have ordered with",
  send: "Send",
  sending: "Sending...",
  sent: "If there are orders with it, their numbers are in your mailbox in a minute.",
};
