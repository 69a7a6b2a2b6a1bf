import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from "kysely";
import type { WorkStage } from "#contract/orders/orders.ts";

type CreatedAt = ColumnType<Date, Date | string | undefined, never>;

export type UsersTable = {
  id: string;
  name: string;
  email: string;
  phone: Generated<string>;
  address: Generated<string>;
  role: Generated<string>;
  password_hash: string | null;
  wants_texts: Generated<boolean>;
  language: Generated<string>;
  device_epoch: Generated<number>;
  email_proven_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  created_at: CreatedAt;
  deactivated_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
};

type ReviewFit = "small" | "true" | "large";

export type ReviewsTable = {
  id: string;
  product_id: string;
  user_id: string;
  rating: number;
  review: string;
  fit: ColumnType<ReviewFit | null, ReviewFit | null | undefined, ReviewFit | null>;
  created_at: CreatedAt;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  hidden_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  reply: ColumnType<string | null, string | null | undefined, string | null>;
  replied_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  size: ColumnType<string | null, string | null | undefined, string | null>;
  height_cm: ColumnType<number | null, number | null | undefined, number | null>;
  weight_kg: ColumnType<number | null, number | null | undefined, number | null>;
};

export type ReviewPicturesTable = {
  id: string;
  review_id: string;
  at: CreatedAt;
  shown_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  width: number;
  height: number;
  picture: Buffer;
};

export type CouponsTable = {
  id: string;
  code: string;
  kind: "percent" | "fixed" | "free-delivery";
  amount: number;
  maximum_discount: number | null;
  minimum_subtotal: Generated<number>;
  starts_at: ColumnType<Date, Date | string, Date | string>;
  ends_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  usage_limit: number | null;
  customer_limit: number | null;
  used_count: Generated<number>;
  created_at: CreatedAt;
  revenue: Generated<number>;
  discount_given: Generated<number>;
};

export type CouponCustomersTable = { coupon_id: string; customer: string; used_count: number };

export type OrdersTable = {
  id: string;
  number: string;
  created_at: CreatedAt;
  user_id: string | null;
  name: string;
  email: string;
  phone: string;
  city: string;
  postal_code: string;
  area: string;
  province: string;
  address: string;
  delivery_instruction: string;
  subtotal: number;
  discount: number;
  delivery: number;
  total: number;
  coupon_id: string | null;
  coupon_code: string | null;
  /** `OrderTerms`; null of an order of before they were stored. */
  terms: ColumnType<unknown, string | null | undefined, string | null>;
  progress: "Pending" | "Dispatched" | "Delivered" | "Cancelled";
  measurements_forgotten_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  source: Generated<"web" | "phone">;
  courier: ColumnType<string | null, string | null | undefined, string | null>;
  consignment_number: ColumnType<string | null, string | null | undefined, string | null>;
  cancel_reason: ColumnType<string | null, string | null | undefined, string | null>;
  confirmed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  confirmed_by: ColumnType<string | null, string | null | undefined, string | null>;
  work_started_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  due_on: ColumnType<Date | null, string | null | undefined, string | null>;
  arrives_from: ColumnType<Date | null, string | null | undefined, string | null>;
  arrives_by: ColumnType<Date | null, string | null | undefined, string | null>;
  work: ColumnType<number | null, number | null | undefined, number | null>;
  /** Its work counts in the workshop's days: it is small, confirmed, paid as asked, or begun. */
  holds_room: Generated<boolean>;
  /** Since when it holds no coupon and no pieces, because it was not confirmed. */
  released_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  cut_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  sewn_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  packed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  cancel_asked_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  edits: Generated<number>;
  items_changed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  reduction: Generated<number>;
  reduction_reason: ColumnType<string | null, string | null | undefined, string | null>;
  cancel_declined: ColumnType<string | null, string | null | undefined, string | null>;
  asked_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  /** Written by triggers of the ledger: when the last of it came in, of an order that has arrived. */
  cash_received_on: ColumnType<Date | null, string | null | undefined, string | null>;
  payment_method: Generated<"cash" | "transfer">;
  /** Rupees of an order in cash that are to come before it is sewn. */
  advance: Generated<number>;
  language: Generated<string>;
  /** NTN or CNIC for the invoice. */
  buyer_number: Generated<string>;
  erasure_asked_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  person_erased_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
};

/** Written by triggers of orders. */
export type OrderSearchTable = { order_id: string; created_at: CreatedAt; total: number; search: string };

/** Written by triggers of orders and users, but for the marks. */
export type CustomersTable = {
  id: Generated<string>;
  phone: string | null;
  user_id: string | null;
  name: Generated<string>;
  email: Generated<string>;
  city: Generated<string>;
  has_account: Generated<boolean>;
  orders: Generated<number>;
  spent: Generated<number>;
  paid: Generated<number>;
  delivered: Generated<number>;
  refused: Generated<number>;
  cancelled: Generated<number>;
  last_order_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  seen_at: CreatedAt;
  calls_first: Generated<boolean>;
  advance_only: Generated<boolean>;
  search: Generated<string>;
};

export type CustomerNotesTable = {
  id: string;
  person_id: string;
  staff_id: string;
  note: string;
  at: CreatedAt;
};

export type OrderNotesTable = {
  id: string;
  order_id: string;
  staff_id: string;
  note: string;
  at: CreatedAt;
};

export type OrderEventsTable = {
  id: string;
  order_id: string;
  kind: string;
  actor: string;
  at: CreatedAt;
  detail: Generated<unknown>;
};

/** Append-only. Amounts due are entered by triggers of orders. */
export type OrderLedgerTable = {
  order_id: string;
  id: GeneratedAlways<string>;
  at: CreatedAt;
  kind: "due" | "received" | "withheld" | "refunded" | "written-off";
  amount: number;
  cause: string | null;
  how: string | null;
  day: ColumnType<Date | null, string | null | undefined, never>;
  reference: string | null;
  undoes: string | null;
  actor: string | null;
};

export type TransferClaimsTable = {
  id: string;
  order_id: string;
  at: CreatedAt;
  how: "bank-transfer" | "raast" | "easypaisa" | "jazzcash";
  reference: string;
  amount: number;
  actor: string;
  state: Generated<"open" | "confirmed" | "declined" | "replaced">;
  answered_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  answered_by: ColumnType<string | null, string | null | undefined, string | null>;
  answer: ColumnType<string | null, string | null | undefined, string | null>;
};

export type BuiltFilesTable = {
  key_id: string;
  address: string;
  content: Buffer;
  is_brotli: boolean;
  signature: string;
  needed_at: Generated<Date>;
};

export type OptionPicturesTable = { id: string; at: CreatedAt; picture: Buffer };

export type TransferPicturesTable = { claim_id: string; at: CreatedAt; picture: Buffer };

export type OrderItemsTable = {
  id: string;
  order_id: string;
  position: number;
  product_id: string;
  quantity: number;
  price: number;
  sale_price: number;
  line: JSONColumnType<object>;
  stock_id: ColumnType<string | null, string | null | undefined, never>;
  /** How far it is, where that is further than its order. */
  ahead: WorkStage | null;
  joined_work_at: Date | null;
  /** Pieces that its customer does not get any more, though the order goes on. */
  cancelled: Generated<number>;
};

export type OrderItemChargesTable = { item_id: string; charge: string; amount: number };

export type OrderItemOptionsTable = {
  item_id: string;
  option_id: string;
  position: number;
  kind: string;
  name: string;
  name_ur: Generated<string>;
  value: string;
  said: string | null;
  said_ur: string | null;
  charge: number;
  setup_charge: Generated<number>;
  picture_id: string | null;
  is_tracked: boolean;
  is_grouped: boolean;
};

export type OrderHistoryTable = {
  id: string;
  order_id: string;
  progress: string;
  actor: string;
  at: CreatedAt;
};

export type IdempotencyKeysTable = {
  owner: string;
  key: string;
  fingerprint: string;
  answer: string;
  created_at: CreatedAt;
};

export type SettingsTable = { name: string; value: JSONColumnType<object> };
