import { afterAll, afterEach, expect, test } from "vitest";
import { type JazzCashFault, startJazzCash } from "#server/testing/stand-ins/jazzcash.ts";
import { createJazzCash } from "./jazzcash.ts";
import { isSignedByJazzCash, jazzCashHash } from "./jazzcash-signature.ts";
import { GatewayTimeoutError, type Sent } from "./payment-gateway.ts";

const standIn = await startJazzCash();
afterAll(standIn.close);
afterEach(() => {
  standIn.faults.length = 0;
});
const { account } = standIn;
const gateway = createJazzCash({ url: standIn.url, ...account });

const salt = "saltsalt01";
const ownForm = {
  pp_Version: "1.1",
  pp_TxnType: "",
  pp_Language: "EN",
  pp_MerchantID: "MC00001",
  pp_SubMerchantID: "",
  pp_Password: "pass1234",
  pp_BankID: "",
  pp_ProductID: "",
  pp_TxnRefNo: "T2026110710000012345",
  pp_Amount: "250000",
  pp_TxnCurrency: "PKR",
  pp_TxnDateTime: "20261107100000",
  pp_BillReference: "U1043",
  pp_Description: "Order U1043",
  pp_TxnExpiryDateTime: "20261108100000",
  pp_ReturnURL: "https://shop.example/pay/jazzcash/return",
  ppmpf_1: "1043",
};
const ownReturn = {
  pp_Amount: "250000",
  pp_AuthCode: "123456",
  pp_BillReference: "U1043",
  pp_Language: "EN",
  pp_MerchantID: "MC00001",
  pp_ResponseCode: "000",
  pp_ResponseMessage: "Thank you",
  pp_RetreivalReferenceNo: "261107000001",
  pp_TxnCurrency: "PKR",
  pp_TxnDateTime: "20261107100000",
  pp_TxnRefNo: "T2026110710000012345",
  pp_TxnType: "MWALLET",
  pp_Version: "1.1",
  ppmpf_1: "1043",
};

test.each([
  [
    "the guide's",
    { pp_MerchantID: "MER123", pp_Password: "A48cvE28", pp_Amount: "2995" },
    "0F5DD14AE2",
    "C7689CDA7474EB1ADCD343FD0C0B676BAD0BA66361CC46DB589BDB0DA4C1C867",
  ],
  ["a form", ownForm, salt, "AEF42D7AA799D739CB863CA595070CE5281F5BA1D299DFC0E73DAC679AA9AE67"],
  ["a return", ownReturn, salt, "BF7142A37514FE3A81F393B3E6515933611073CDB1D2FCDDC9D20208832F68B8"],
])("the hash of %s is that of the documents", (_name, fields, secret, hash) => {
  expect(jazzCashHash(fields, secret)).toBe(hash);
  expect(isSignedByJazzCash({ ...fields, pp_SecureHash: hash.toLowerCase() }, secret)).toBe(true);
  expect(isSignedByJazzCash({ ...fields, pp_SecureHash: hash, pp_Amount: "1" }, secret)).toBe(false);
  expect(isSignedByJazzCash({ ...fields, pp_SecureHash: "" }, secret)).toBe(false);
  expect(isSignedByJazzCash({ ...fields, pp_SecureHash: hash }, "another")).toBe(false);
});

test('a hash that leaves out "0" is taken, as some of its programs make it', () => {
  const pp_SecureHash = jazzCashHash(ownReturn, salt);
  expect(isSignedByJazzCash({ ...ownReturn, pp_AuthCode: "123456", ppmpf_2: "0", pp_SecureHash }, salt)).toBe(
    true,
  );
});

const payment = {
  reference: "T2026110710000012345",
  orderNumber: "TB-1234-5678-9ABC",
  amount: 2500,
  startedAt: new Date("2026-11-07T05:00:00Z"),
  expiresAt: new Date("2026-11-08T05:00:00Z"),
  token: "",
};

test("the form has the amount in paisa and the times of Pakistan, and is signed", () => {
  const { method, url, fields } = gateway.leave(payment, "https://shop.example/return");
  expect([method, url]).toEqual([
    "POST",
    `${standIn.url}/CustomerPortal/transactionmanagement/merchantform/`,
  ]);
  expect(fields).toMatchObject({
    pp_Amount: "250000",
    pp_TxnDateTime: "20261107100000",
    pp_TxnExpiryDateTime: "20261108100000",
    pp_ReturnURL: "https://shop.example/return",
  });
  expect(isSignedByJazzCash(fields, account.salt)).toBe(true);
  expect(gateway.leave(payment, "https://shop.example/return").fields).toEqual(fields);
});

const sentForm = (fields: Record<string, string>): Sent => ({
  contentType: "application/x-www-form-urlencoded",
  headers: {},
  query: {},
  body: new URLSearchParams(fields).toString(),
});
const signed = (fields: Record<string, string>) => ({ ...fields, pp_SecureHash: jazzCashHash(fields, salt) });

test("a return is read as a form, a notice also as JSON; neither says that anything is paid", () => {
  const told = {
    outcome: "told",
    reference: payment.reference,
    paisa: 250_000,
    currency: "PKR",
    instrument: "MWALLET",
  };
  expect(gateway.readReturn(sentForm(signed(ownReturn)))).toEqual(told);
  const json = { ...sentForm({}), contentType: "application/json", body: JSON.stringify(signed(ownReturn)) };
  expect(gateway.readNotice(json)).toEqual(told);
  expect(gateway.noticeAnswer()).toMatchObject({
    pp_ResponseCode: "000",
    pp_SecureHash: expect.stringMatching(/^[0-9A-F]{64}$/),
  });
});

test.each([
  ["without a hash", sentForm(ownReturn), "wrong hash"],
  ["with another amount than signed", sentForm({ ...signed(ownReturn), pp_Amount: "100" }), "wrong hash"],
  ["of another merchant", sentForm(signed({ ...ownReturn, pp_MerchantID: "MC9" })), "other merchant"],
  [
    "that names a field twice",
    { ...sentForm({}), body: `${sentForm(signed(ownReturn)).body}&pp_Amount=1` },
    "unreadable",
  ],
  ["that is no JSON", { ...sentForm({}), contentType: "application/json", body: "[" }, "unreadable"],
])("a return %s is forged", (_name, sent, problem) => {
  expect(gateway.readReturn(sent)).toEqual({ outcome: "forged", problem });
  expect(gateway.readNotice(sent)).toEqual({ outcome: "forged", problem });
});

/** As a browser comes to its page. */
async function comeToPay(reference: string, amount = 2500): Promise<string> {
  const now = Date.now();
  const times = { startedAt: new Date(now - 60_000), expiresAt: new Date(now + 3_600_000) };
  const { url, fields } = gateway.leave(
    { ...payment, ...times, reference, amount },
    "http://shop.test/return",
  );
  const response = await fetch(url, { method: "POST", body: new URLSearchParams(fields) });
  return response.text();
}

test("its page takes our form once", async () => {
  expect(await comeToPay("T1")).toContain("Pay Rs. 2500.00");
  expect(await comeToPay("T1")).toContain("105");
});

test.each([
  ["paid", { outcome: "paid", paisa: 250_000, currency: "PKR", reference: expect.stringMatching(/^\d+$/) }],
  ["pending", { outcome: "pending" }],
  ["voucher", { outcome: "pending" }],
  ["cancelled", { outcome: "failed", why: "cancelled", said: "112 Transaction was cancelled" }],
  ["declined", { outcome: "failed", why: "declined", said: expect.stringContaining("999") }],
  ["refunded", { outcome: "refunded" }],
] as const)("the inquiry tells what is %s", async (state, expected) => {
  const reference = `T2${state}`;
  await comeToPay(reference);
  standIn.settle(reference, state);
  expect(await gateway.inquire({ reference, token: "" })).toEqual(expected);
});

test("what nobody came to pay is unknown to it", async () => {
  expect(await gateway.inquire({ reference: "T3", token: "" })).toEqual({ outcome: "unknown" });
});

test.each<[JazzCashFault, string]>([
  ["broken", "JazzCash answered 502 without fields"],
  ["page-200", "JazzCash answered 200 without fields"],
  ["error-200", "JazzCash answered 199"],
  ["wrong-hash", "JazzCash answered with a wrong hash"],
  ["other-payment", "JazzCash answered about another payment"],
])("an inquiry that is %s tells nothing", async (fault, reason) => {
  const reference = `T4${fault.replace(/\W/g, "")}`;
  await comeToPay(reference);
  standIn.settle(reference, "paid");
  standIn.faults.push(fault);
  const asked = gateway.inquire({ reference, token: "" });
  await expect(asked).rejects.toThrow(GatewayTimeoutError);
  await expect(asked).rejects.toThrow(reason);
});

test("another amount and another currency are reported as they are", async () => {
  await comeToPay("T5");
  standIn.settle("T5", "paid");
  standIn.faults.push("other-amount", "other-currency");
  expect(await gateway.inquire({ reference: "T5", token: "" })).toMatchObject({
    outcome: "paid",
    paisa: 100,
  });
  expect(await gateway.inquire({ reference: "T5", token: "" })).toMatchObject({
    paisa: 250_000,
    currency: "USD",
  });
});

test.each(["MWALLET", "MPAY"])("a refund of %s goes to its own address, once", async (instrument) => {
  const reference = `T6${instrument}`;
  await comeToPay(reference);
  standIn.settle(reference, "paid");
  const refund = { reference, instrument, amount: 2000 };
  expect(await gateway.refund(refund)).toEqual({
    outcome: "done",
    reference: expect.stringMatching(/^\d+$/),
  });
  expect(await gateway.refund(refund)).toEqual({ outcome: "refused", problem: "110 Refund is not allowed" });
});

test("without the PIN of the wallet nothing is asked for", async () => {
  const without = createJazzCash({ url: standIn.url, ...account, mpin: undefined });
  const refund = { reference: "T1", instrument: "MWALLET", amount: 1 };
  expect(await without.refund(refund)).toEqual({ outcome: "refused", problem: "JAZZCASH_MPIN is not set" });
});

test("the form that the shop gives out is no notice, though it is signed alike", () => {
  const gateway = createJazzCash({
    merchantId: "MC1",
    password: "pw",
    salt: "salt",
    mpin: undefined,
    url: "https://jazzcash.example",
  });
  const payment = {
    id: "1",
    orderId: "1",
    reference: "T1",
    amount: 100,
    orderNumber: "TB-1",
    token: "",
    startedAt: new Date(),
    expiresAt: new Date(),
  };
  const { fields } = gateway.leave(payment as never, "https://shop.example/return");
  const sent = (form: Record<string, string>) => ({
    contentType: "application/x-www-form-urlencoded",
    headers: {},
    query: {},
    body: new URLSearchParams(form).toString(),
  });
  const { pp_Version, ...others } = fields as Record<string, string>;
  for (const form of [fields, { ...others, pp_TxnType: pp_Version ?? "" }])
    expect(gateway.readNotice(sent(form as Record<string, string>)).outcome).toBe("forged");
});
