import { template } from "#contract/values/template.ts";

export const webhookReasons = {
  NAME_THE_WEBHOOK: "Name the tool",
  WEBHOOK_ADDRESS: "Enter an address that begins with https://",
  WEBHOOK_ADDRESS_NOT_PUBLIC: "This address is not on the public internet",
  WEBHOOK_ADDRESS_WITH_LOGIN: "Leave user and password out of the address: messages are signed",
  CHOOSE_AN_EVENT: "Choose what it receives",
  NO_SUCH_WEBHOOK: "There is no such webhook.",
  NO_SUCH_DELIVERY: "There is no such message.",
  TOO_MANY_WEBHOOKS: template({ most: 10 }, ({ most }) => `There are ${most} webhooks; remove one first`),
  WEBHOOK_IS_OFF: "It is switched off. Switch it on first.",
  DELIVERY_ON_ITS_WAY: "This message is being sent now.",
  NO_SUCH_TEXT: "There is no such message.",
  TEXT_NOT_FAILED: "This message has not failed.",
  PERIOD_ENDS_BEFORE_IT_BEGINS: "The period ends before it begins",
};
