import type { ReactNode } from "react";
import type { AftercareRules } from "#contract/returns/return-rules.ts";
import type { LinkedWords } from "../messages/linked-words.ts";

export type DocumentFacts = {
  name: string;
  streetAddress: ReactNode;
  phone: ReactNode;
  email: ReactNode;
  contact: LinkedWords;
  faults: LinkedWords;
  newPassword: LinkedWords;
  orders: LinkedWords;
  privacyPolicy: LinkedWords;
  profile: LinkedWords;
  sizeChart: LinkedWords;
  tracking: LinkedWords;
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
  /** Days after the delivery in which each may be asked for. */
  aftercareDays: AftercareRules["days"];
};

export type PrivacyFacts = DocumentFacts & { retentionTable: ReactNode };
