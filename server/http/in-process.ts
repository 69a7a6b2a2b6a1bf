import { randomBytes } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { type ApiClient, createClient } from "#contract/http/client.ts";
import { inProcessCookie } from "../accounts/session-cookie.ts";
import type { ShopApp } from "../shop-app.ts";

const header = "x-in-process";
const token = randomBytes(24).toString("base64url");

/** Tells, in process alone, what an answer depends on. */
export const dependsOn = "x-depends-on";

function readTags(header: unknown): string[] | undefined {
  if (typeof header !== "string") return undefined;
  return header === "" ? [] : header.split(" ").map(decodeURIComponent);
}

/** Whether a request was made by this process for a page; the token is secret. */
export function isInProcess(request: FastifyRequest): boolean {
  return request.headers[header] === token;
}

/**
 * The API as the pages use it on the server: the same routes and checks as over the network, without the network.
 * It carries no cookies, so nothing personal can get into a page that is cached for everyone; only for a page that is
 * made for one person it acts in the session of `sessionToken`. `noteTags` is told what each answer depends on
 * (`CatalogVersion.changesSince`): undefined where that is not known.
 */
export function createInProcessClient(
  app: ShopApp,
  sessionToken?: string,
  noteTags?: (tags: readonly string[] | undefined) => void,
): ApiClient {
  const session = sessionToken === undefined ? {} : { cookie: inProcessCookie(app, sessionToken) };
  return createClient(async ({ method, url, headers, body }) => {
    const response = await app.inject({
      method: method === "GET" || method === "DELETE" ? method : "POST",
      url,
      headers: { ...headers, [header]: token, ...session },
      ...(body === undefined ? {} : { payload: body }),
    });
    noteTags?.(readTags(response.headers[dependsOn]));
    return { status: response.statusCode, body: response.json() };
  });
}
