import { randomBytes } from "node:crypto";
import type { FastifyRequest } from "fastify";

const header = "x-in-process";
const token = randomBytes(24).toString("base64url");

/** Tells, in process alone, what an answer depends on. */
export const dependsOn = "x-depends-on";

/** Whether a request was made by this process for a page; the token is secret. */
export function isInProcess(request: FastifyRequest): boolean {
  return request.headers[header] === token;
}

export const inProcessHeaders = { [header]: token };
