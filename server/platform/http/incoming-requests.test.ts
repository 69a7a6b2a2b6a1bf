import { connect } from "node:net";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { readableAddress } from "./incoming-requests.ts";

const { app } = await createTestShop({ env: { CORS_ORIGINS: "https://friend.example" } });
await app.listen({ port: 0, host: "127.0.0.1" });
const { port } = app.server.address() as { port: number };

function say(request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(request));
    socket.setEncoding("utf8").on("data", (part: string) => {
      answer += part;
    });
    socket.on("end", () => resolve(answer)).on("error", reject);
  });
}

test.each([
  ["what is no HTTP", "NONSENSE\r\n\r\n", 400],
  ["a head that is too large", `GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(40_000)}\r\n\r\n`, 431],
])("%s is answered by the contract's body, with the headers of all answers", async (_, request, status) => {
  const [head = "", body = ""] = (await say(request)).split("\r\n\r\n");
  expect(head).toContain(`HTTP/1.1 ${status} `);
  expect(head.toLowerCase()).toContain("content-security-policy: default-src 'none';frame-ancestors 'none'");
  expect(head.toLowerCase()).toContain("x-content-type-options: nosniff");
  expect(JSON.parse(body)).toMatchObject({ code: "INVALID", error: expect.any(String) });
});

test("a whole address in the first line is answered as its path", async () => {
  const answer = await say(
    "GET http://shop.example/healthz?x=1 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
  );
  expect(answer).toContain("HTTP/1.1 200 ");
});

test("a question for permission without its headers is no text of another program", async () => {
  const answer = await app.inject({ method: "OPTIONS", url: "/products/getProducts" });
  expect([answer.statusCode, answer.body]).not.toEqual([400, "Invalid Preflight Request"]);
});

test.each([
  ["/products", "/products"],
  ["/selectedItem/%D9%84%D8%A7%DB%81%D9%88%D8%B1", "/selectedItem/%D9%84%D8%A7%DB%81%D9%88%D8%B1"],
  ["http://shop.example/healthz?x=1", "/healthz?x=1"],
  ["http://shop.example", "/"],
  ["HTTPS://shop.example?q=coat", "/?q=coat"],
  ["http://shop.example//other.example", "//other.example"],
  ["/products/%ff", "/products/%25ff"],
  ["/products/%zz", "/products/%25zz"],
  ["/%", "/%25"],
  ["/about%e2%80", "/about%25e2%2580"],
  ["/about%0a%85", "/about%250a%2585"],
  ["/about%0a/%85?q=%ff", "/about%0a/%2585?q=%ff"],
  ["/about%250a", "/about%250a"],
])("%s is read as %s", (url, readable) => {
  expect(readableAddress(url)).toBe(readable);
});

test("any address can be read, and one that could be read before stays as it is", () => {
  const part = fc.oneof(fc.string(), fc.constantFrom("%", "%0a", "%ff", "%e2", "%80", "%a8", "/", "a"));
  const path = fc.array(part, { maxLength: 12 }).map((parts) => `/${parts.join("").replace(/[?#]/g, "")}`);
  fc.assert(
    fc.property(path, (url) => {
      expect(() => decodeURIComponent(readableAddress(url))).not.toThrow();
      if (isReadable(url)) expect(readableAddress(url)).toBe(url);
    }),
    { numRuns: 1_000 },
  );
});

function isReadable(url: string): boolean {
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}
