import { randomBytes } from "node:crypto";
import type { FastifyRequest } from "fastify";
import ipaddr from "ipaddr.js";

const header = "x-in-process";
const token = randomBytes(24).toString("base64url");

/** Tells, in process alone, what an answer depends on. */
export const dependsOn = "x-depends-on";

/** Whether a request was made by this process for a page; the token is secret. */
export function isInProcess(request: FastifyRequest): boolean {
  return request.headers[header] === token;
}

export const inProcessHeaders = { [header]: token };

/**
 * Of IPv6 the first 64 bits, because that much is given to one household (RFC 6177); an IPv4 address in whichever form
 * it comes.
 */
export function addressBlock(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  return address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(":");
}

/**
 * The network of an address, not the person: the last part of IPv4, and all but three groups of IPv6, are cut. A
 * connection that broke before we could ask has no address, whatever Fastify's types say.
 */
export function networkOf(ip: string | undefined): string {
  if (ip === undefined) return "unknown";
  if (ip.includes(".")) return ip.replace(/\.\d+$/, ".0").replace(/^::ffff:/, "");
  return `${ip.split(":").slice(0, 3).join(":")}::`;
}
