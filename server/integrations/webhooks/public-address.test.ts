import type { lookup } from "node:dns";
import { expect, test } from "vitest";
import { startReceiver } from "#server/testing/start-receiver.ts";
import { verifyExample } from "./document-webhooks.ts";
import { postMessage } from "./post-message.ts";
import { isPublicAddress, refusePrivate } from "./public-address.ts";
import { makeSecret, showSecret, signMessage } from "./sign-message.ts";

test.each([
  "::7f00:1",
  "::127.0.0.1",
  "::1.2.3.4",
  ...["127.0.0.1", "127.9.9.9", "0.0.0.0", "10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.1.1"],
  ...["169.254.169.254", "100.64.0.1", "100.100.100.200", "168.63.129.16", "192.0.0.192", "224.0.0.1"],
  ...["255.255.255.255", "::", "::1", "fe80::1", "fc00::1", "fd00:ec2::254", "ff02::1"],
  ...["::ffff:127.0.0.1", "::ffff:169.254.169.254", "64:ff9b::a9fe:a9fe", "2002:7f00:1::", "2001::1"],
  ...["", "localhost", "1.2.3.4.5"],
])("rejects %s as not public", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(["8.8.8.8", "1.1.1.1", "172.32.0.1", "2606:4700:4700::1111", "::ffff:8.8.8.8"])(
  "accepts %s as public",
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

const post = (url: string, mayGoAnywhere = false) =>
  postMessage({
    url,
    mayGoAnywhere,
    headers: {},
    body: "{}",
    timeout: 2_000,
    cut: new AbortController().signal,
  });

test.each([
  ["loopback", (port: number) => `https://127.0.0.1:${port}/`],
  ["loopback of IPv6", (port: number) => `https://[::1]:${port}/`],
  ["loopback as one number", (port: number) => `https://2130706433:${port}/`],
  ["loopback in octal", (port: number) => `https://0177.0.0.1:${port}/`],
  ["loopback in an IPv6 address", (port: number) => `https://[::ffff:127.0.0.1]:${port}/`],
  ["the metadata of a cloud", () => "https://169.254.169.254/latest/meta-data/"],
  ["a name of this machine", (port: number) => `https://localhost:${port}/`],
  ["plain HTTP", () => "http://8.8.8.8/"],
])("sends nothing to %s", async (_what, addressOf) => {
  const receiver = await startReceiver();
  await expect(post(addressOf(receiver.port))).rejects.toMatchObject({ code: "ENOTPUBLIC" });
  expect(receiver.received).toEqual([]);
  await receiver.close();
});

test.each([
  ["8.8.8.8", undefined],
  ["10.0.0.7", "ENOTPUBLIC"],
  ["8.8.8.8 127.0.0.1", "ENOTPUBLIC"],
  ["2606:4700:4700::1111 ::1", "ENOTPUBLIC"],
])("checks a name that resolves to %s: %s", (addresses, code) => {
  const found = addresses.split(" ").map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
  const lookUp = ((_name: string, _options: object, done: (...given: unknown[]) => void) =>
    done(null, found)) as unknown as typeof lookup;
  for (const all of [true, false]) {
    const given: unknown[] = [];
    refusePrivate(lookUp)("tool.example", { all }, (...answer) => given.push(...answer));
    const allowed = all ? [null, found] : [null, "8.8.8.8", 4];
    if (code === undefined) expect(given).toEqual(allowed);
    else expect(given).toEqual([expect.objectContaining({ code }), []]);
  }
});

test("verifies only messages of the shop by the example of the documentation", async () => {
  const { isFromShop } = await import(`data:text/javascript,${encodeURIComponent(verifyExample)}`);
  const [secret, old] = [makeSecret(), makeSecret()];
  const body = JSON.stringify({ type: "order.placed", data: { order: { OrderID: "TB-آ" } } });
  const message = { id: "an-id", body, at: new Date() };
  const headers = signMessage(message, [secret, old]);
  for (const good of [secret, old]) expect(isFromShop(headers, body, showSecret(good))).toBe(true);
  expect(isFromShop(headers, body, showSecret(makeSecret()))).toBe(false);
  expect(isFromShop(headers, `${body} `, showSecret(secret))).toBe(false);
  expect(isFromShop({ ...headers, "webhook-id": "other" }, body, showSecret(secret))).toBe(false);
  expect(isFromShop({}, body, showSecret(secret))).toBe(false);
  const late = signMessage({ ...message, at: new Date(Date.now() - 600_000) }, [secret]);
  expect(isFromShop(late, body, showSecret(secret))).toBe(false);
});
