import { parcelClasses } from "./parcel-columns.ts";
import {
  audit,
  erased,
  erasedPicture,
  guard,
  knownOtherwise,
  region,
  secret,
  type TableClass,
  wordsOfStaff,
} from "./retention-rules.ts";
import { returnedTables } from "./returned-columns.ts";
import { shopTables } from "./shop-columns.ts";
import { staffTables } from "./staff-columns.ts";

/** Every column of every table of the shop; the tests fail for a missing or unknown one. */
export const tableClasses: Record<string, TableClass> = {
  users: {
    plain: "role deactivated_at device_epoch",
    personal: {
      id: erased,
      wants_texts: erased,
      language: erased,
      name: erased,
      email: erased,
      phone: erased,
      address: erased,
      password_hash: secret,
      created_at: erased,
      email_proven_at: erased,
    },
  },
  orders: {
    plain:
      "erasure_asked_at person_erased_at measurements_forgotten_at coupon_id confirmed_by cash_received_on",
    sale: `id number created_at subtotal discount delivery total coupon_code progress source courier confirmed_at
      work_started_at due_on arrives_from arrives_by work cut_at sewn_at packed_at cancel_asked_at asked_at edits
      items_changed_at reduction payment_method advance language terms holds_room released_at`,
    personal: {
      user_id: erased,
      name: erased,
      email: erased,
      phone: erased,
      city: region,
      postal_code: erased,
      area: erased,
      province: region,
      address: erased,
      delivery_instruction: erased,
      consignment_number: erased,
      buyer_number: erased,
      cancel_reason: erased,
      cancel_declined: erased,
      reduction_reason: erased,
    },
  },
  order_search: {
    plain: "order_id created_at total",
    // Derived by the database from the order.
    personal: { search: knownOtherwise },
  },
  people: {
    plain: "id",
    // Derived by the database from orders and accounts, except the marks.
    personal: {
      phone: knownOtherwise,
      user_id: knownOtherwise,
      name: knownOtherwise,
      email: knownOtherwise,
      city: knownOtherwise,
      has_account: knownOtherwise,
      orders: knownOtherwise,
      spent: knownOtherwise,
      paid: knownOtherwise,
      delivered: knownOtherwise,
      refused: knownOtherwise,
      cancelled: knownOtherwise,
      last_order_at: knownOtherwise,
      seen_at: knownOtherwise,
      search: knownOtherwise,
      calls_first: wordsOfStaff,
      advance_only: wordsOfStaff,
    },
  },
  // A view of orders and accounts.
  person_facts: {
    personal: {
      phone: knownOtherwise,
      name: knownOtherwise,
      email: knownOtherwise,
      city: knownOtherwise,
      has_account: knownOtherwise,
      orders: knownOtherwise,
      spent: knownOtherwise,
      delivered: knownOtherwise,
      refused: knownOtherwise,
      cancelled: knownOtherwise,
      last_order_at: knownOtherwise,
      seen_at: knownOtherwise,
      words: knownOtherwise,
      mailboxes: knownOtherwise,
    },
  },
  person_notes: { plain: "id person_id staff_id at", personal: { note: wordsOfStaff } },
  order_items: {
    plain: "order_id position stock_id ahead joined_work_at cancelled",
    sale: "id product_id quantity price sale_price",
    // Measurements, notes to the tailor and names to embroider are erased from it.
    personal: { line: erased },
  },
  order_item_charges: { plain: "item_id", sale: "charge amount" },
  order_item_options: {
    plain: "item_id position is_tracked is_grouped",
    sale: "option_id kind name name_ur said said_ur charge setup_charge",
    // Typed text, uploads and lengths are erased from it.
    personal: { value: erased, picture_id: erased },
  },
  option_pictures: { plain: "id at", personal: { picture: erasedPicture } },
  order_history: { plain: "id order_id actor", sale: "progress at" },
  order_events: { plain: "id order_id actor", sale: "kind at", personal: { detail: erased } },
  ...parcelClasses,
  ...returnedTables,
  order_ledger: { plain: "order_id id undoes actor", sale: "at kind amount cause how day reference" },
  credit_notes: { plain: "number invoice_number issued_at reason lines" },
  invoices: {
    plain: "order_id",
    sale: "number issued_at ntn strn tax_rate total tax lines",
    personal: { buyer_number: knownOtherwise },
  },
  // Derived from the ledger, which is in the file.
  open_balances: { plain: "order_id balance placed_at" },
  // The payment is in the ledger; the claim is erased with the customer.
  transfer_claims: {
    plain: "id order_id actor answered_at answered_by",
    personal: { at: erased, how: erased, reference: erased, amount: erased, state: erased, answer: erased },
  },
  // Numbers and amounts of payments, as in the ledger.
  gateway_payments: {
    plain: `id order_id reference token language expires_at why problem instrument settled_at looked_at asked_at tries next_at`,
    sale: "gateway amount started_at state gateway_reference surplus",
  },
  gateway_refunds: {
    plain: "id payment_id problem asked_by asked_at settled_at settled_by",
    sale: "amount state",
  },
  transfer_pictures: { plain: "claim_id at", personal: { picture: erasedPicture } },
  payout_lines: { plain: "statement_id kind words amount" },
  payout_statements: { plain: "id courier number paid_on entered_by at" },
  payout_rows: {
    plain: "id statement_id order_id courier entered_at reference is_provisional",
    sale: "kind cod fee fee_tax income_tax sales_tax net",
    personal: {
      tracking_number: {
        inFile: "no: it is in the file with its order",
        deleted: "kept: it stands in the courier's statement, which the tax laws ask for, and names nobody",
      },
    },
  },
  order_notes: { plain: "id order_id staff_id at", personal: { note: wordsOfStaff } },
  coupon_categories: { plain: "coupon_id category_id" },
  coupon_customers: { plain: "coupon_id", personal: { customer: erased, used_count: erased } },
  idempotency_keys: {
    plain: "key fingerprint created_at",
    personal: { owner: knownOtherwise, answer: knownOtherwise },
  },
  reviews: {
    personal: {
      id: erased,
      product_id: erased,
      user_id: erased,
      rating: erased,
      review: erased,
      fit: erased,
      created_at: erased,
      updated_at: erased,
      hidden_at: erased,
      reply: erased,
      replied_at: erased,
      size: erased,
      height_cm: erased,
      weight_kg: erased,
    },
  },
  review_pictures: {
    plain: "width height",
    personal: {
      id: erased,
      review_id: knownOtherwise,
      at: erased,
      shown_at: erased,
      picture: erasedPicture,
    },
  },
  measurement_sets: {
    personal: {
      id: erased,
      user_id: erased,
      name: erased,
      custom_size: erased,
      created_at: erased,
      updated_at: erased,
    },
  },
  contact_messages: {
    plain: "id answered_by",
    personal: {
      name: erased,
      email: erased,
      phone: erased,
      message: erased,
      created_at: erased,
      answered_at: erased,
    },
  },
  message_notes: { plain: "id message_id staff_id at", personal: { note: wordsOfStaff } },
  outgoing_mails: {
    plain: "id event attempts next_attempt_at given_up_at last_error language",
    personal: {
      kind: erased,
      recipient: erased,
      data: knownOtherwise,
      created_at: erased,
      sent_at: erased,
    },
  },
  outgoing_texts: {
    plain: "id event order_id attempts next_attempt_at",
    personal: {
      kind: knownOtherwise,
      created_at: knownOtherwise,
      state: knownOtherwise,
      state_at: knownOtherwise,
      provider_id: knownOtherwise,
      problem: knownOtherwise,
    },
  },
  sessions: {
    plain: "id",
    personal: { digest: secret, user_id: erased, created_at: erased, last_seen_at: erased, device: erased },
  },
  email_proofs: {
    plain: "expires_at",
    personal: { user_id: erased, email: erased, code_digest: secret, tries: guard },
  },
  email_changes: {
    plain: "id expires_at",
    personal: { user_id: erased, email: erased, old_confirmed_at: guard, new_confirmed_at: guard },
  },
  recoveries: {
    plain: "id expires_at",
    personal: {
      email: erased,
      user_id: erased,
      code_digest: secret,
      tries: guard,
      foreign_tries: guard,
      created_at: erased,
      verified_at: guard,
      permission_digest: secret,
      used_at: erased,
    },
  },
  rate_counters: {
    plain: "count resets_at",
    personal: {
      key: {
        inFile: "no: a keyed digest, from which nobody reads anything",
        deleted: "kept: a keyed digest of what is counted, deleted within a day",
      },
    },
  },
  audit_log: {
    plain: "id at staff_id action subject_kind subject_id",
    personal: { before: audit, after: audit },
  },

  ...staffTables,

  ...shopTables,
};
