import { webhookReasons } from "./webhook-reasons.ts";

export const keyReasons = {
  ...webhookReasons,
  NAME_THE_KEY: "Name the key",
  CHOOSE_A_RIGHT: "Choose what the key may do",
  NO_SUCH_KEY: "There is no such key in use.",
  KEY_NOT_GOOD: "Send a valid key as Authorization: Bearer.",
  KEY_LACKS_RIGHT: "This key may not do that.",
};
