import { randomUUID } from "node:crypto";
import type { Database } from "#database/connect.ts";
import { startSession } from "#server/customers/accounts/sessions.ts";
import { startStaffSession } from "#server/staff/staff-sessions.ts";
import type { Asker } from "./measured-call.ts";

export type Sessions = { headers: Record<Asker, Record<string, string>>; end(): Promise<void> };

/**
 * Signs an owner and the customer in, until the end. The owner was never there before, and can do nothing afterwards.
 */
export async function startSessions({ kysely, pool }: Database, customerId: string): Promise<Sessions> {
  const id = randomUUID();
  const email = `bench.${id}@example.com`;
  await kysely.insertInto("users").values({ id, name: "Bench", email, role: "owner" }).execute();
  await kysely
    .insertInto("second_factors")
    .values({ user_id: id, secret: Buffer.from([0]), confirmed_at: new Date() })
    .execute();
  const staff = await startStaffSession(pool, id, { isVerified: true });
  const customer = await startSession(pool, customerId);
  return {
    headers: {
      staff: { cookie: `staff=${staff}` },
      customer: { cookie: `sid=${customer}` },
      anyone: {},
    },
    end: async () => {
      await kysely.deleteFrom("staff_sessions").where("user_id", "=", id).execute();
      const wrote = kysely.selectFrom("audit_log").select("id").where("staff_id", "=", id).limit(1);
      // The audit log, which stays, names who has edited something.
      if (await wrote.executeTakeFirst())
        await kysely.updateTable("users").set({ deactivated_at: new Date() }).where("id", "=", id).execute();
      else await kysely.deleteFrom("users").where("id", "=", id).execute();
      await kysely.deleteFrom("sessions").where("user_id", "=", customerId).execute();
    },
  };
}
