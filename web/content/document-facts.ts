import type { ReactNode } from "react";
import type { ReturnRules } from "#contract/returns/return-rules.ts";
import type { LinkedText } from "#web/messages/linked-text.ts";

export type DocumentFacts = {
  name: string;
  streetAddress: ReactNode;
  phone: ReactNode;
  email: ReactNode;
  contact: LinkedText;
  faults: LinkedText;
  newPassword: LinkedText;
  orders: LinkedText;
  privacyPolicy: LinkedText;
  profile: LinkedText;
  sizeChart: LinkedText;
  tracking: LinkedText;
};

export type TermsFacts = DocumentFacts & {
  delivery: ReactNode;
  freeDeliveryFrom: ReactNode;
  nameEngraving: ReactNode;
  surgicalCap: ReactNode;
  customSize: ReactNode;
  workingDays: number;
  customWorkingDays: number;
  courierDays: { from: number; to: number };
  exchangeDays: number;
  /** Days after delivery for each kind of request. */
  aftercareDays: ReturnRules["days"];
};

export type PrivacyFacts = DocumentFacts & { retentionTable: ReactNode };
