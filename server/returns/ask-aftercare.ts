import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type pg from "pg";
import type { Garment } from "#contract/catalog/garments.ts";
import type { AskAftercare } from "#contract/returns/aftercare.ts";
import {
  type AftercareRefusal,
  type AftercareSettings,
  type AftercareState,
  aftercareFacts,
  whyNot,
} from "#contract/returns/aftercare-rules.ts";
import { readSizes } from "#contract/sizes/sized-parts.ts";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";
import { withTransaction } from "#database/transaction.ts";
import { garmentOfProduct } from "#server/catalog/garments/garment-of-product.ts";
import { decideAction } from "#server/orders/actions/decide-actions.ts";
import { decideRequest } from "#server/orders/actions/decide-requests.ts";
import { readFacts } from "#server/orders/actions/order-facts.ts";
import { noteStep } from "#server/orders/following/note-step.ts";
import { readOrder } from "#server/orders/reading/read-orders.ts";
import { type Asking, type Contacts, whoAsks } from "#server/orders/who-asks.ts";
import { isUuid } from "#server/platform/queries/is-uuid.ts";
import { factsOfRequest, lockRequest } from "./office-requests.ts";

export type Asked =
  | { outcome: "asked"; request: string }
  | { outcome: "refused"; why: AftercareRefusal }
  | { outcome: "fewer"; most: number }
  | { outcome: "no-such-item" }
  | { outcome: "not-made" }
  | { outcome: "unknown" | "not-yours" };

const lockOrder = namedQuery(
  "lock-order-to-ask",
  (param: Param<{ orderId: string }>) => sql<Contacts>`
    select user_id, phone, email from orders where id = ${param("orderId")}::uuid for no key update`,
);

async function lockOwn(client: Executor, orderId: string, asking: Asking) {
  const [order] = isUuid(orderId) ? await lockOrder.run(client, { orderId }) : [];
  if (!order) return { outcome: "unknown" as const };
  const actor = whoAsks(order, asking);
  return actor ? { outcome: "own" as const, actor, email: order.email } : { outcome: "not-yours" as const };
}

type SameAsked = Omit<AskAftercare, "id" | "contact"> & { orderId: string };

const findSame = namedQuery(
  "find-same-aftercare",
  (param: Param<SameAsked>) => sql<{ id: string }>`
    select id from aftercare_requests
    where order_id = ${param("orderId")}::uuid and item_id::text = ${param("item")}::text and state = 'asked'
      and kind = ${param("kind")}::text and reason = ${param("reason")}::text and pieces = ${param("pieces")}::integer
      and size = ${param("size")}::text and color = ${param("color")}::text and details = ${param("details")}::text`,
);

type Made = { sizes: string[]; garment: Garment | null; colors: string[] };

const selectMade = namedQuery(
  "read-what-is-made",
  (param: Param<{ product: string }>) => sql<Made>`
    select p.sizes, ${garmentOfProduct} as garment,
      array(select c.color_id::text from product_colors c where c.product_id = p.id) as colors
    from products p where p.id = ${param("product")}::text`,
);

/** Of what the shop has of the product now; nothing is made to measure for an exchange. Empty are size and color of the garment itself. */
async function isMade(
  client: Executor,
  product: string,
  { size, color }: Pick<AskAftercare, "size" | "color">,
): Promise<boolean> {
  if (size + color === "") return true;
  const [made] = await selectMade.run(client, { product });
  if (!made) return false;
  const garment = made.garment ?? undefined;
  const parts = size === "" ? [] : readSizes({ sizes: made.sizes, garment }, size);
  const isSized = parts?.every((part) => part.size !== false) ?? false;
  return isSized && (color === "" || made.colors.includes(color));
}

const insertRequest = namedQuery(
  "insert-aftercare",
  (param: Param<SameAsked & { id: string }>) => sql<object>`
    insert into aftercare_requests (id, order_id, item_id, number, kind, reason, pieces, size, color, details)
    select ${param("id")}::uuid, ${param("orderId")}::uuid, ${param("item")}::uuid,
      (select coalesce(max(number), 0) + 1 from aftercare_requests where order_id = ${param("orderId")}::uuid),
      ${param("kind")}::text, ${param("reason")}::text, ${param("pieces")}::integer, ${param("size")}::text,
      ${param("color")}::text, ${param("details")}::text`,
);

async function hasArrived(client: Executor, orderId: string): Promise<boolean> {
  const facts = await readFacts(client, orderId);
  return facts !== undefined && decideAction(facts, "askAftercare").may !== "not";
}

/** The order is locked, so that of two at once one wins. The same again, while nobody has answered it, is the same request. */
export function askAftercare(
  pool: pg.Pool,
  settings: AftercareSettings,
  { id: orderId, contact, userId, isProven, ...asked }: AskAftercare & Asking,
): Promise<Asked> {
  return withTransaction<Asked>(pool, async (client) => {
    const own = await lockOwn(client, orderId, { userId, contact, isProven });
    if (own.outcome !== "own") return own;
    const order = await readOrder(client, orderId);
    const line = order?.items.find((item) => item.id === asked.item);
    if (!order || !line) return { outcome: "no-such-item" };
    const [same] = await findSame.run(client, { ...asked, orderId });
    if (same) return { outcome: "asked", request: same.id };
    if (!(await hasArrived(client, orderId))) return { outcome: "refused", why: "not-arrived" };
    const facts = aftercareFacts(order, line, new Date());
    const why = whyNot(asked.kind, facts, settings);
    if (why) return { outcome: "refused", why };
    if (asked.pieces > facts.piecesLeft) return { outcome: "fewer", most: facts.piecesLeft };
    if (!(await isMade(client, line._id, asked))) return { outcome: "not-made" };
    const request = randomUUID();
    await insertRequest.run(client, { ...asked, orderId, id: request });
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

const moveOn = namedQuery(
  "move-aftercare-of-customer",
  (param: Param<{ request: string; to: AftercareState }>) => sql<object>`
    update aftercare_requests set state = ${param("to")}::text where id = ${param("request")}::uuid`,
);

type Saying = Asking & { id: string; request: string };
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
  to: AftercareState;
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
    await moveOn.run(client, { request, to });
    await noteStep(client, { orderId, request, step, actor: own.actor, said, email: own.email });
    return { outcome: "noted" };
  });
}
