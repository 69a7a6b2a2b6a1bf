import type { FastifyReply, FastifyRequest } from "fastify";
import { cookieName, cookieOptions } from "#server/identity/session-cookie.ts";
import { isSignatureOf, sign } from "#server/platform/secrets/signed-token.ts";

const purpose = "proof of an order";
const cookie = "order-proof";
const lifetime = 60 * 60;
/** Orders proven in one browser at the same time: a request, and the orders that follow. */
const most = 4;

type Proof = { orderId: string; text: string };

/**
 * Whether this browser has proven within the last hour the phone or the e-mail address of an order. One order proves
 * no other: its phone may be a guess at a stranger's.
 */
export function isProven(secretKey: Buffer, request: FastifyRequest, orderId: string): boolean {
  return proofsOf(secretKey, request).some((proof) => proof.orderId === orderId);
}

/** The order that this browser has proven last within the hour; undefined without one. */
export function provenOrderOf(secretKey: Buffer, request: FastifyRequest): string | undefined {
  return proofsOf(secretKey, request)[0]?.orderId;
}

/** Saves the customer of an order from naming its phone or e-mail address again for an hour. */
export function noteProof(
  secretKey: Buffer,
  request: FastifyRequest,
  reply: FastifyReply,
  orderId: string,
): void {
  const others = proofsOf(secretKey, request).filter((proof) => proof.orderId !== orderId);
  const expires = Math.floor(Date.now() / 1_000) + lifetime;
  const fresh = `${expires}.${orderId}.${sign(secretKey, purpose, `${expires}\n${orderId}`)}`;
  const texts = [fresh, ...others.map(({ text }) => text)].slice(0, most);
  reply.setCookie(cookieName(request, cookie), texts.join("~"), cookieOptions(request, lifetime));
}

/** The next user of this browser may be a different one. */
export function clearProofs(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(cookieName(request, cookie), cookieOptions(request, 0));
}

function proofsOf(secretKey: Buffer, request: FastifyRequest): Proof[] {
  const texts = (request.cookies[cookieName(request, cookie)] ?? "").split("~").slice(0, most);
  const now = Date.now() / 1_000;
  return texts.flatMap((text) => {
    const [expires = "", orderId = "", signature = ""] = text.split(".");
    const isGood =
      Number(expires) > now && isSignatureOf(secretKey, purpose, `${expires}\n${orderId}`, signature);
    return isGood ? [{ orderId, text }] : [];
  });
}
