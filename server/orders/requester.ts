import type { FastifyReply, FastifyRequest } from "fastify";
import { internationalPhone } from "#contract/values/phone.ts";
import { type Executor, read } from "#database/query.ts";
import { isProven, noteProof } from "#server/customers/accounts/order-proof.ts";
import { addressBlock } from "#server/platform/http/sender.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import { isUuid } from "#server/platform/queries/is-uuid.ts";
import type { Services } from "#server/services.ts";

export type Contacts = { user_id: string | null; phone: string; email: string };

export type Requester = {
  userId: string | null;
  /** The phone or the e-mail address of the order, in any spelling; empty when not given. */
  contact: string;
  /** Whether this browser has shown before that the order is theirs. */
  isProven: boolean;
};

/**
 * `guest` knows its phone or its e-mail address; undefined for everybody else, who may know no more than its number.
 */
export function resolveRequester(order: Contacts, asking: Requester): "customer" | "guest" | undefined {
  if (asking.userId !== null && order.user_id === asking.userId) return "customer";
  return asking.isProven || isContactOf(order, asking.contact) ? "guest" : undefined;
}

function isContactOf({ phone, email }: Contacts, typed: string): boolean {
  if (typed === "") return false;
  if (typed.includes("@")) return typed.toLowerCase() === email.toLowerCase();
  return phone !== "" && internationalPhone(typed) === internationalPhone(phone);
}

/** Whether the order is the customer's who is logged in; false for an id that is none. */
export async function isOrderOf(
  executor: Executor,
  orderId: string,
  userId: string | null,
): Promise<boolean> {
  if (userId === null || !isUuid(orderId)) return false;
  const found = await read(executor)`
    select from orders where id = ${orderId}::uuid and user_id = ${userId}::uuid`;
  return found.length > 0;
}

/**
 * Makes a function that says whether a request comes from the customer of an order: logged in, or in a browser that has
 * proven it.
 */
export function createIsCustomers(
  app: Pick<ShopApp, "findUser">,
  { database: { pool }, secretKey }: Pick<Services, "database" | "secretKey">,
): (request: FastifyRequest, orderId: string) => Promise<boolean> {
  return async (request, orderId) => {
    if (isProven(secretKey, request, orderId)) return true;
    const user = await app.findUser(request);
    return isOrderOf(pool, orderId, user?.id ?? null);
  };
}

type Call = { request: FastifyRequest; reply: FastifyReply; orderId: string; contact: string };
export type TooManyTries = { outcome: "too-many"; seconds: number };

/**
 * Runs an act that only the customer of an order may do. A requester without proof has five wrong contacts an hour per
 * network, so that strangers cannot use up the customer's tries; a logged-in or proven customer uses none. A right
 * contact is remembered by the browser for an hour.
 */
export type AskAsCustomer = <Result extends { outcome: string }>(
  call: Call,
  work: (asking: Requester) => Promise<Result>,
) => Promise<Result | TooManyTries>;

export function createAskAsCustomer(
  app: Pick<ShopApp, "findUser" | "takeOf">,
  { database: { pool }, secretKey }: Pick<Services, "database" | "secretKey">,
): AskAsCustomer {
  return async ({ request, reply, orderId, contact }, work) => {
    const userId = (await app.findUser(request))?.id ?? null;
    const asking = { userId, contact, isProven: isProven(secretKey, request, orderId) };
    if (!isUuid(orderId) || asking.isProven || (await isOrderOf(pool, orderId, userId))) return work(asking);
    const tries = await app.takeOf("contactTries", `${orderId}\n${addressBlock(request.ip)}`);
    if (tries.outcome === "refused") return { outcome: "too-many", seconds: tries.seconds };
    const result = await work(asking);
    if (result.outcome === "not-yours") return result;
    await tries.giveBack();
    if (result.outcome !== "unknown") noteProof(secretKey, request, reply, orderId);
    return result;
  };
}

const selectContacts = (executor: Executor, orderId: string) => read(executor)<Contacts>`
  select user_id, phone, email from orders where id = ${orderId}::uuid`;

/** Whether what was said shows that the order is theirs; changes nothing. */
export async function proveOrder(
  executor: Executor,
  orderId: string,
  asking: Requester,
): Promise<{ outcome: "proven" | "not-yours" | "unknown" }> {
  const [order] = isUuid(orderId) ? await selectContacts(executor, orderId) : [];
  if (!order) return { outcome: "unknown" };
  return { outcome: resolveRequester(order, asking) ? "proven" : "not-yours" };
}
