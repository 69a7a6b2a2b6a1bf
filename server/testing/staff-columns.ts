import type { TableClass } from "./retention-rules.ts";

/** Of members of staff, whose accounts are ended in the back office, and of their things. */
export const staffTables = {
  staff_sessions: { plain: "digest user_id created_at last_seen_at verified_at known_device confirmed_at" },
  second_factors: { plain: "user_id secret created_at confirmed_at last_step" },
  recovery_codes: { plain: "user_id digest used_at" },
  password_links: { plain: "user_id digest expires_at" },
  staff_recoveries: { plain: "user_id digest expires_at" },
  staff_pins: { plain: "user_id pin_hash tries changed_at" },
  workshop_turns: { plain: "device_id user_id digest created_at last_seen_at" },
  workshop_devices: {
    plain: "id name code_digest code_until digest created_at enrolled_at last_seen_at revoked_at",
  },

  api_keys: { plain: "id name rights prefix digest created_at last_used_at revoked_at" },
  // Messages to webhooks have no personal data; tools with the right request it with a key.
  webhooks: {
    plain: `id name url events secret old_secret old_secret_until created_at off_since off_because failing_since failures
      held_until`,
  },
  text_opt_outs: {
    plain: "at by_whom",
    personal: {
      phone_digest: {
        inFile: "no: a keyed digest, from which nobody reads anything",
        deleted: "kept: a keyed digest, so that who wants no messages gets none anew",
      },
    },
  },
  mail_opt_outs: {
    plain: "at",
    personal: {
      mailbox_digest: {
        inFile: "no: a keyed digest, from which nobody reads anything",
        deleted: "kept: a keyed digest, so that a mailbox that wants no such mails gets none",
      },
    },
  },
  webhook_deliveries: {
    plain: `id position webhook_id event subject data created_at due_since attempts next_attempt_at taken_until delivered_at
      given_up_at status took answer problem`,
  },
} satisfies Record<string, TableClass>;
