import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from "kysely";

type CreatedAt = ColumnType<Date, Date | string | undefined, never>;
type Moment = ColumnType<Date, Date | string | undefined, Date | string>;
type MaybeMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

export type StaffSessionsTable = {
  digest: Buffer;
  user_id: string;
  created_at: CreatedAt;
  last_seen_at: Moment;
  verified_at: MaybeMoment;
  known_device: Generated<boolean>;
  confirmed_at: Moment;
};

export type SecondFactorsTable = {
  user_id: string;
  secret: Buffer;
  created_at: CreatedAt;
  confirmed_at: MaybeMoment;
  last_step: Generated<number>;
};

export type RecoveryCodesTable = { user_id: string; digest: Buffer; used_at: MaybeMoment };

export type PasswordLinksTable = {
  user_id: string;
  digest: Buffer;
  expires_at: ColumnType<Date, Date | string, Date | string>;
};

export type StaffRecoveriesTable = {
  digest: Buffer;
  user_id: string | null;
  expires_at: ColumnType<Date, Date | string, Date | string>;
};

export type AuditLogTable = {
  id: string;
  at: CreatedAt;
  staff_id: string;
  action: string;
  subject_kind: string;
  subject_id: string;
  before: JSONColumnType<object> | null;
  after: JSONColumnType<object> | null;
};

export type WorkshopDevicesTable = {
  id: string;
  name: string;
  code_digest: Buffer | null;
  code_until: MaybeMoment;
  digest: Buffer | null;
  created_at: CreatedAt;
  enrolled_at: MaybeMoment;
  last_seen_at: MaybeMoment;
  revoked_at: MaybeMoment;
};

export type ApiKeysTable = {
  id: string;
  name: string;
  rights: string[];
  prefix: string;
  digest: Buffer;
  created_at: CreatedAt;
  last_used_at: MaybeMoment;
  revoked_at: MaybeMoment;
};

export type WebhooksTable = {
  id: string;
  name: string;
  url: string;
  events: string[];
  secret: Buffer;
  old_secret: Buffer | null;
  old_secret_until: MaybeMoment;
  created_at: CreatedAt;
  off_since: MaybeMoment;
  off_because: "owner" | "failures" | null;
  failing_since: MaybeMoment;
  failures: Generated<number>;
  held_until: MaybeMoment;
};

export type WebhookDeliveriesTable = {
  id: Generated<string>;
  position: GeneratedAlways<string>;
  webhook_id: string;
  event: string;
  subject: string;
  data: JSONColumnType<object>;
  created_at: CreatedAt;
  due_since: Moment;
  attempts: Generated<number>;
  next_attempt_at: Moment;
  taken_until: MaybeMoment;
  delivered_at: MaybeMoment;
  given_up_at: MaybeMoment;
  status: number | null;
  took: number | null;
  answer: Generated<string>;
  problem: Generated<string>;
};

export type StaffPinsTable = {
  user_id: string;
  pin_hash: string;
  tries: Generated<number>;
  changed_at: Moment;
};

export type WorkshopTurnsTable = {
  device_id: string;
  user_id: string;
  digest: Buffer;
  created_at: CreatedAt;
  last_seen_at: Moment;
};
