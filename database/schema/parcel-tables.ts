import type { ColumnType } from "kysely";
import type { ParcelAnswer, ParcelState } from "#contract/orders/parcels.ts";

type CreatedAt = ColumnType<Date, Date | string | undefined, never>;

export type ParcelsTable = {
  id: string;
  order_id: string;
  courier: string;
  reference: string;
  state: ParcelState;
  city: string;
  pieces: number;
  grams: number;
  collects: number;
  tracking_number: string | null;
  label: ColumnType<string | null, string | null | undefined, string | null>;
  problem: string;
  asked_by: string;
  asked_at: CreatedAt;
  attempts: number;
  next_at: Date | null;
  listed_at: Date | null;
  attempted_at: Date | null;
  told_at: Date | null;
  call_off_at: Date | null;
  call_off_problem: ColumnType<string, string | undefined, string>;
};

export type ParcelItemsTable = { parcel_id: string; item_id: string; pieces: number };

export type ParcelAnswersTable = {
  parcel_id: string;
  attempted_at: Date;
  answer: ParcelAnswer;
  remarks: string;
  by: string;
  at: CreatedAt;
  told_at: Date | null;
  problem: string;
};

export type ParcelStepsTable = {
  parcel_id: string;
  at: Date;
  state: ParcelState;
  said: string;
  reason: string;
};

export type OrderReturnsTable = {
  id: string;
  order_id: string;
  parcel_id: string | null;
  fee: number;
  checked_in_by: string;
  at: CreatedAt;
  is_overpaid: boolean;
};

export type ReturnedItemsTable = {
  id: string;
  return_id: string | null;
  item_id: string;
  order_id: string;
  to_stock: number;
  to_repair: number;
  wasted: number;
  mended: number;
  scrapped: number;
};

export type CourierCitiesTable = { courier: string; ours: string; theirs: string };
