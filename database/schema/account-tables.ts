import type { ColumnType, Generated, JSONColumnType } from "kysely";

type CreatedAt = ColumnType<Date, Date | string | undefined, never>;
type Moment = ColumnType<Date, Date | string | undefined, Date | string>;
type MaybeMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

export type SessionsTable = {
  digest: Buffer;
  user_id: string;
  created_at: CreatedAt;
  last_seen_at: Moment;
  id: Generated<string>;
  device: Generated<string>;
};

export type EmailProofsTable = {
  user_id: string;
  email: string;
  code_digest: Buffer;
  tries: Generated<number>;
  expires_at: ColumnType<Date, Date | string, Date | string>;
};

export type EmailChangesTable = {
  user_id: string;
  id: string;
  email: string;
  old_confirmed_at: MaybeMoment;
  new_confirmed_at: MaybeMoment;
  expires_at: ColumnType<Date, Date | string, Date | string>;
};

export type RecoveriesTable = {
  id: string;
  email: string;
  user_id: string | null;
  code_digest: Buffer | null;
  tries: Generated<number>;
  foreign_tries: Generated<number>;
  created_at: CreatedAt;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  verified_at: MaybeMoment;
  permission_digest: Buffer | null;
  used_at: MaybeMoment;
};

export type RateCountersTable = {
  key: string;
  count: number;
  resets_at: ColumnType<Date, Date | string, Date | string>;
};

export type OutgoingMailsTable = {
  id: string;
  event: string;
  kind: string;
  recipient: string;
  data: JSONColumnType<object>;
  created_at: CreatedAt;
  attempts: Generated<number>;
  next_attempt_at: Moment;
  sent_at: MaybeMoment;
  given_up_at: MaybeMoment;
  last_error: string | null;
  language: string | null;
};

export type OutgoingTextsTable = {
  id: Generated<string>;
  event: string;
  order_id: string;
  kind: string;
  created_at: CreatedAt;
  state: Generated<string>;
  state_at: Moment;
  attempts: Generated<number>;
  next_attempt_at: Moment;
  provider_id: string | null;
  problem: Generated<string>;
};

export type MailOptOutsTable = { mailbox_digest: string; at: CreatedAt };

export type TextOptOutsTable = { phone_digest: string; at: CreatedAt; by_whom: "customer" | "staff" };

export type ContactMessagesTable = {
  id: string;
  name: string;
  email: string;
  phone: string;
  message: string;
  created_at: CreatedAt;
  answered_at: MaybeMoment;
  answered_by: ColumnType<string | null, string | null | undefined, string | null>;
};

export type MessageNotesTable = {
  id: string;
  message_id: string;
  staff_id: string;
  note: string;
  at: CreatedAt;
};

export type MeasurementSetsTable = {
  id: string;
  user_id: string;
  name: string;
  custom_size: JSONColumnType<object>;
  created_at: CreatedAt;
  updated_at: Moment;
};
