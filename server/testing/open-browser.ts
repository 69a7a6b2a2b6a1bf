import { randomInt } from "node:crypto";
import type { InjectOptions, LightMyRequestResponse as Response } from "fastify";
import type { TestShop } from "./create-test-shop.ts";

export type TestBrowser = {
  cookies: Map<string, string>;
  get(url: string): Promise<Response>;
  post(url: string, body: object): Promise<Response>;
  logout(): Promise<Response>;
  /** The user as the shop sees this browser. */
  user(): Promise<unknown>;
};

/** A browser with cookies and a unique address, so that it shares no limits with other tests. */
export function openBrowser({ app }: Pick<TestShop, "app">, options: { ip?: string } = {}): TestBrowser {
  const cookies = new Map<string, string>();
  const remoteAddress = options.ip ?? `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

  async function send(request: InjectOptions): Promise<Response> {
    const response = await app.inject({ ...request, remoteAddress, cookies: Object.fromEntries(cookies) });
    for (const { name, value } of response.cookies) {
      if (value === "") cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  }

  return {
    cookies,
    get: (url) => send({ method: "GET", url }),
    post: (url, body) => send({ method: "POST", url, payload: body }),
    logout: () => send({ method: "DELETE", url: "/users/logout" }),
    user: async () => (await send({ method: "GET", url: "/users/persistUserSession" })).json().user,
  };
}
