import { type RawBuilder, sql } from "kysely";
import { isMissing, isPrepaid, waitsForPayment } from "../ledger/transfer-claims.ts";

/**
 * In SQL, of an order `o`: its customer or staff have confirmed it, or what was asked ahead is paid, which says the
 * same.
 */
export const isConfirmed: RawBuilder<boolean> = sql<boolean>`(o.confirmed_at is not null or ${isPrepaid} and not ${isMissing})`;

/**
 * In SQL, of an order `o`: it is pending, and neither a word of its customer nor the money that was asked ahead has
 * come.
 */
export const isUnconfirmed: RawBuilder<boolean> = sql<boolean>`(o.progress = 'Pending' and o.confirmed_at is null
  and not (${isPrepaid} and not ${isMissing}))`;

/**
 * In SQL, of an order `o`: the shop waits for the customer's confirmation. All such questions use this condition. An
 * order that waits for its payment waits for no confirmation: paying confirms it.
 */
export const awaitsConfirmation: RawBuilder<boolean> = sql<boolean>`(${isUnconfirmed} and not ${waitsForPayment})`;
