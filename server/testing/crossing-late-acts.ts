import type { Database } from "#database/connect.ts";
import { releaseUnconfirmed, remindUnconfirmed } from "../orders/holding/release-unconfirmed.ts";
import type { Act } from "./crossing-acts.ts";
import type { PostExStandIn } from "./stand-ins/postex.ts";

export const lateActs = [
  ["hoursPass", 2],
  ["bookInSilence", 3],
  ["bookTwice", 2],
  ["askAlteration", 3],
  ["sendAltered", 3],
  ["receiveToRepair", 3],
  ["finishRepair", 3],
  ["atOnce", 8],
] as const;
export type LateActName = (typeof lateActs)[number][0];

/** Simultaneous acts of two actors. */
const pairs = [
  ["cancelByStaff", "cancelByCustomer"],
  ["cancelByCustomer", "pack"],
  ["cancelByCustomer", "book"],
  ["dispatch", "cancelByCustomer"],
  ["book", "edit"],
  ["deliver", "cancelByStaff"],
  ["deliver", "undoDelivery"],
  ["checkIn", "cancelByStaff"],
  ["receiveReturn", "receiveReturn"],
  ["refundReturn", "payBackByHand"],
  ["refundReturn", "sendExchange"],
  ["payBackOnline", "payBackByHand"],
] as const;
export type Together = (typeof pairs)[number][number];

type Answer = { statusCode: number; body: string };
type Request = { id: string };

type Around = {
  database: Pick<Database, "pool">;
  postEx: PostExStandIn;
  admin: (call: string, body: object) => Promise<Answer>;
  read: (path: string) => Promise<{ items: { id: string; order: { id: string }; request: string | null }[] }>;
  newestRequest: (id: string, states: readonly string[]) => Promise<Request | undefined>;
  askAftercare: (id: string, act: Act, wish: object, remedy: string) => Promise<Answer>;
  noteMade: (answer: Answer) => void;
  together: (name: Together, id: string, act: Act) => Promise<unknown>;
};

export function createLateCalls(
  around: Around,
): Record<LateActName, (id: string, act: Act) => Promise<Answer | undefined>> {
  const { database, postEx, admin, read, newestRequest } = around;
  const book = (id: string) => admin("parcels/book", { courier: "postex", orders: [{ id }] });
  const age = (id: string, hours: number) =>
    database.pool.query(
      `with aged as (update orders set created_at = created_at - $1 * interval '1 hour' where id = $2 and progress = 'Pending' returning id),
         past as (update order_history h set at = at - $1 * interval '1 hour' from aged where h.order_id = aged.id)
       update order_events e set at = at - $1 * interval '1 hour' from aged where e.order_id = aged.id`,
      [hours, id],
    );

  return {
    async hoursPass(id) {
      await age(id, 25);
      await remindUnconfirmed(database);
      await age(id, 25);
      await releaseUnconfirmed(database);
      return undefined;
    },
    // The courier books it and reports that in the next round, or never booked it.
    bookInSilence(id, { line }) {
      postEx.faults.push(line === 0 ? "broken-after-booking" : "broken");
      return book(id);
    },
    async bookTwice(id) {
      const [answer] = await Promise.all([book(id), book(id)]);
      return answer;
    },
    askAlteration: (id, act) =>
      around.askAftercare(id, act, { kind: "alteration", details: "Sleeves shorter" }, "alteration"),
    async sendAltered(id) {
      const request = await newestRequest(id, ["received"]);
      const sent = request && (await admin("aftercare/alter", { id: request.id, what: "Sleeves shorter" }));
      if (sent) around.noteMade(sent);
      return sent;
    },
    async receiveToRepair(id, { pieces }) {
      const request = await newestRequest(id, ["approved"]);
      return request && admin("aftercare/receive", { id: request.id, toRepair: pieces });
    },
    async finishRepair(id, { line }) {
      const { items } = await read("repairs/list");
      const piece = items.find(({ order, request }) => order.id === id && request === null);
      return piece && admin("repairs/finish", { id: piece.id, mended: 1 - line, scrapped: line });
    },
    async atOnce(id, act) {
      const { line, pieces, share } = act;
      const place = line * 6 + (pieces - 1) * 3 + [0.1, 0.5, 1].indexOf(share);
      await Promise.all((pairs[place] ?? []).map((name) => around.together(name, id, act)));
      return undefined;
    },
  };
}
