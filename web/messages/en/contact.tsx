import type { LinkedText } from "../linked-text.ts";

export const contactMessages = {
  title: "Contact Us",
  description:
    "Ask about sizes, an order or uniforms for a whole ward: call, write or send us a message, and a person who sews them answers.",
  talkToUs: "Talk to us",
  aboutAnOrder: (tracking: LinkedText) => <>Asking about an order? {tracking("Track it by its number")}.</>,
  writeToUs: "Write to us",
  name: "Name",
  emailHint: "Our answer goes here.",
  phoneHint: "If a call is quicker than an e-mail.",
  message: "Message",
  submit: "Submit",
  submitting: "Submiting...",
};
