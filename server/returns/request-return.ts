import { randomUUID } from "node:crypto";
import type pg from "pg";
import type { Garment } from "#contract/catalog/garments.ts";
import type { RequestReturn } from "#contract/returns/return-requests.ts";
import {
  type ReturnRefusal,
  type ReturnSettings,
  type ReturnState,
  returnFacts,
  whyNot,
} from "#contract/returns/return-rules.ts";
import { readSizes } from "#contract/sizes/sized-parts.ts";
import { type Executor, read, readFirst, write } from "#database/query.ts";
import { withTransaction } from "#database/transaction.ts";
import { garmentOfProduct } from "#server/catalog/garment-types/garment-of-product.ts";
import { decideAction } from "#server/orders/actions/decide-actions.ts";
import { decideRequest } from "#server/orders/actions/decide-requests.ts";
import { readFacts } from "#server/orders/actions/order-facts.ts";
import { noteStep } from "#server/orders/following/note-step.ts";
import { readOrder } from "#server/orders/reading/read-orders.ts";
import { type Contacts, type Requester, resolveRequester } from "#server/orders/requester.ts";
import { isUuid } from "#server/platform/queries/is-uuid.ts";
import { factsOfRequest, lockRequest } from "./office-requests.ts";

export type Asked =
  | { outcome: "asked"; request: string }
  | { outcome: "refused"; why: ReturnRefusal }
  | { outcome: "fewer"; most: number }
  | { outcome: "no-such-item" }
  | { outcome: "not-made" }
  | { outcome: "unknown" | "not-yours" };

const lockOrder = (executor: Executor, orderId: string) => read(executor)<Contacts>`
  select user_id, phone, email from orders where id = ${orderId}::uuid for no key update`;

async function lockOwn(client: Executor, orderId: string, asking: Requester) {
  const [order] = isUuid(orderId) ? await lockOrder(client, orderId) : [];
  if (!order) return { outcome: "unknown" as const };
  const actor = resolveRequester(order, asking);
  return actor ? { outcome: "own" as const, actor, email: order.email } : { outcome: "not-yours" as const };
}

type SameAsked = Omit<RequestReturn, "id" | "contact"> & { orderId: string };

type Made = { sizes: string[]; garment: Garment | null; colors: string[] };

/**
 * Of what the shop has of the product now; nothing is made to measure for an exchange. Empty are size and color of the
 * garment itself.
 */
async function isMade(
  client: Executor,
  product: string,
  { size, color }: Pick<RequestReturn, "size" | "color">,
): Promise<boolean> {
  if (size + color === "") return true;
  const made = await readFirst(client)<Made>`
    select p.sizes, ${garmentOfProduct} as garment,
      array(select c.color_id::text from product_colors c where c.product_id = p.id) as colors
    from products p where p.id = ${product}::text`;
  if (!made) return false;
  const garment = made.garment ?? undefined;
  const parts = size === "" ? [] : readSizes({ sizes: made.sizes, garment }, size);
  const isSized = parts?.every((part) => part.size !== false) ?? false;
  return isSized && (color === "" || made.colors.includes(color));
}

const insertRequest = (executor: Executor, row: SameAsked & { id: string }) => write(executor)`
  insert into aftercare_requests (id, order_id, item_id, number, kind, reason, pieces, size, color, details)
  select ${row.id}::uuid, ${row.orderId}::uuid, ${row.item}::uuid,
    (select coalesce(max(number), 0) + 1 from aftercare_requests where order_id = ${row.orderId}::uuid),
    ${row.kind}::text, ${row.reason}::text, ${row.pieces}::integer, ${row.size}::text,
    ${row.color}::text, ${row.details}::text`;

async function hasArrived(client: Executor, orderId: string): Promise<boolean> {
  const facts = await readFacts(client, orderId);
  return facts !== undefined && decideAction(facts, "askAftercare").may !== "not";
}

/**
 * The order is locked, so that of two at once one wins. The same again, while nobody has answered it, is the same
 * request.
 */
export function requestReturn(
  pool: pg.Pool,
  settings: ReturnSettings,
  { id: orderId, contact, userId, isProven, ...asked }: RequestReturn & Requester,
): Promise<Asked> {
  return withTransaction<Asked>(pool, async (client) => {
    const own = await lockOwn(client, orderId, { userId, contact, isProven });
    if (own.outcome !== "own") return own;
    const order = await readOrder(client, orderId);
    const line = order?.items.find((item) => item.id === asked.item);
    if (!order || !line) return { outcome: "no-such-item" };
    const same = await readFirst(client)<{ id: string }>`
      select id from aftercare_requests
      where order_id = ${orderId}::uuid and item_id::text = ${asked.item}::text and state = 'asked'
        and kind = ${asked.kind}::text and reason = ${asked.reason}::text and pieces = ${asked.pieces}::integer
        and size = ${asked.size}::text and color = ${asked.color}::text and details = ${asked.details}::text`;
    if (same) return { outcome: "asked", request: same.id };
    if (!(await hasArrived(client, orderId))) return { outcome: "refused", why: "not-arrived" };
    const facts = returnFacts(order, line, new Date());
    const why = whyNot(asked.kind, facts, settings);
    if (why) return { outcome: "refused", why };
    if (asked.pieces > facts.piecesLeft) return { outcome: "fewer", most: facts.piecesLeft };
    if (!(await isMade(client, line._id, asked))) return { outcome: "not-made" };
    const request = randomUUID();
    await insertRequest(client, { ...asked, orderId, id: request });
    await noteStep(client, {
      orderId,
      request,
      step: "asked",
      actor: own.actor,
      said: asked.details,
      email: own.email,
    });
    return { outcome: "asked", request };
  });
}

type Saying = Requester & { id: string; request: string };
type Said = { outcome: "noted" | "unknown" | "not-yours" | "not-open" };

export function answerQuestion(
  pool: pg.Pool,
  { answer, ...saying }: Saying & { answer: string },
): Promise<Said> {
  return say(pool, saying, { action: "answer", to: "asked", step: "answered", said: answer });
}

export function withdraw(pool: pg.Pool, saying: Saying): Promise<Said> {
  return say(pool, saying, { action: "withdraw", to: "withdrawn", step: "withdrawn", said: "" });
}

type Move = {
  action: "answer" | "withdraw";
  to: ReturnState;
  step: "answered" | "withdrawn";
  said: string;
};

function say(
  pool: pg.Pool,
  { id: orderId, request, ...asking }: Saying,
  { action, to, step, said }: Move,
): Promise<Said> {
  return withTransaction<Said>(pool, async (client) => {
    const own = await lockOwn(client, orderId, asking);
    if (own.outcome !== "own") return own;
    const found = await lockRequest(client, request);
    const isOpen = found?.order_id === orderId && decideRequest(factsOfRequest(found), action).may !== "not";
    if (!isOpen) return { outcome: "not-open" };
    await write(client)`
      update aftercare_requests set state = ${to}::text where id = ${request}::uuid`;
    await noteStep(client, { orderId, request, step, actor: own.actor, said, email: own.email });
    return { outcome: "noted" };
  });
}
