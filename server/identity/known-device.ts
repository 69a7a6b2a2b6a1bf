import { randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { sql } from "kysely";
import { type Executor, readFirst } from "#database/query.ts";
import { isSignatureOf, sign } from "#server/platform/secrets/signed-token.ts";
import { cookieName, cookieOptions } from "./session-cookie.ts";

const deviceSeconds = 365 * 24 * 60 * 60;

/** The cookies of customers and of staff, each with what else the browser may do with it. */
const cookies = { device: "lax", "staff-device": "strict" } as const;
export type DeviceCookie = keyof typeof cookies;

/**
 * The account that signs in: its id, how often all of its devices were forgotten, and whether its address is proven.
 */
export type DeviceOwner = { id: string; deviceEpoch: number; isProven: boolean };

const seenBrowser = "browser of an unproven address";
const knownDevice = "known device";

function textOf({ id, deviceEpoch }: DeviceOwner, nonce: string): string {
  return `${id}\n${deviceEpoch}\n${nonce}`;
}

/**
 * Anybody can make an account with an address that is not theirs: until it is proven, its browsers are no known
 * devices.
 */
function purposeOf({ isProven }: DeviceOwner): string {
  return isProven ? knownDevice : seenBrowser;
}

/**
 * A browser that has signed in to an account before carries a random number, signed together with the account.
 * Strangers who guess at an account use up their own tries, never those of its owner (OWASP, Slow Down Online Guessing
 * Attacks with Device Cookies). Once its sessions have ended, with another password or by logging out everywhere, it is
 * no longer known.
 */
export function makeDevice(secretKey: Buffer, owner: DeviceOwner): string {
  const nonce = randomBytes(16).toString("base64url");
  return `${nonce}.${sign(secretKey, purposeOf(owner), textOf(owner, nonce))}`;
}

/** Compared as a whole: tries are counted by it, so one device must have one spelling. */
export function isDeviceOf(secretKey: Buffer, owner: DeviceOwner, cookie: string | undefined): boolean {
  return owner.isProven && hasSignedIn(secretKey, owner, cookie);
}

/** Whether this browser has signed in to the account before, even unproven: no notice is due then. */
export function hasSignedIn(secretKey: Buffer, owner: DeviceOwner, cookie: string | undefined): boolean {
  const [, nonce = "", signature = ""] = /^([\w-]+)\.([\w-]+)$/.exec(cookie ?? "") ?? [];
  return isSignatureOf(secretKey, purposeOf(owner), textOf(owner, nonce), signature);
}

/** Columns of an account `u`; staff get theirs by a mail to their address. */
export const deviceOwnerColumns = sql`u.id, u.device_epoch as "deviceEpoch",
  u.role <> 'customer' or u.email_proven_at is not null as "isProven"`;

type Giving = { executor: Executor; secretKey: Buffer; cookie: DeviceCookie };

/** Remembers the browser after a sign-in, or one that stays signed in while all other devices are forgotten. */
export async function giveDevice(
  { executor, secretKey, cookie }: Giving,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
): Promise<void> {
  const owner = await readFirst(executor)<DeviceOwner>`
    select ${deviceOwnerColumns} from users u where u.id = ${userId}::uuid`;
  if (!owner) return;
  const old = readDevice(request, cookie);
  const device = old !== undefined && hasSignedIn(secretKey, owner, old) ? old : makeDevice(secretKey, owner);
  reply.setCookie(cookieName(request, cookie), device, {
    ...cookieOptions(request, deviceSeconds),
    sameSite: cookies[cookie],
  });
}

export function readDevice(request: FastifyRequest, cookie: DeviceCookie): string | undefined {
  return request.cookies[cookieName(request, cookie)];
}
