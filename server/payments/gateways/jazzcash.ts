import { z } from "zod";
import type { PaymentFailure } from "#contract/payments/gateway-payments.ts";
import { clockInKarachi } from "#contract/values/karachi-time.ts";
import { parseJson } from "#contract/values/parse-json.ts";
import { isSignedByJazzCash, type JazzCashFields, jazzCashHash } from "./jazzcash-signature.ts";
import {
  GatewayTimeoutError,
  type Heard,
  type Inquired,
  type PaymentGateway,
  type PaymentToTake,
  type Refunded,
  type Sent,
} from "./payment-gateway.ts";

export type JazzCashAccount = {
  /** Where its pages and its API are. */
  url: string;
  merchantId: string;
  password: string;
  salt: string;
  /** Of the merchant's wallet; without it nothing goes back to wallets. */
  mpin: string | undefined;
};

const deadline = 8_000;

/** Its answer is JSON with texts; at times a number is a number. */
const answerFields = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.null()]).transform((value) => (value === null ? "" : String(value))),
);

const paidCodes = new Set(["000", "121"]);
const waitingCodes = new Set(["124", "157"]);
const failures = new Map<string, PaymentFailure>([
  ["112", "cancelled"],
  ["129", "cancelled"],
  ["134", "expired"],
]);

/**
 * JazzCash's hosted page, by its guide 4.2: a form that is posted, a return and a notice that are signed, and an
 * inquiry.
 */
export function createJazzCash(account: JazzCashAccount): PaymentGateway {
  const { merchantId, password, salt } = account;
  const signed = (fields: JazzCashFields) => ({ ...fields, pp_SecureHash: jazzCashHash(fields, salt) });
  const credentials = { pp_MerchantID: merchantId, pp_Password: password };
  const ask = (path: string, fields: JazzCashFields) => send(account, path, signed(fields));

  function hear(sent: Sent): Heard {
    const fields = readFields(sent);
    if (!fields) return { outcome: "forged", problem: "unreadable" };
    if (!isSignedByJazzCash(fields, salt)) return { outcome: "forged", problem: "wrong hash" };
    if (fields.pp_MerchantID !== merchantId) return { outcome: "forged", problem: "other merchant" };
    // The form that the shop itself gives out is signed just as well.
    if (fields.pp_Password !== undefined || fields.pp_ResponseCode === undefined)
      return { outcome: "forged", problem: "no answer of JazzCash" };
    const { pp_TxnRefNo: reference = "", pp_Amount, pp_TxnCurrency, pp_TxnType } = fields;
    return {
      outcome: "told",
      reference,
      instrument: pp_TxnType ?? "",
      ...(pp_Amount && { paisa: Number(pp_Amount) }),
      ...(pp_TxnCurrency && { currency: pp_TxnCurrency }),
    };
  }

  return {
    id: "jazzcash",
    name: "JazzCash",
    start: async () => "",
    leave: (payment, returnUrl) => ({
      method: "POST",
      url: `${account.url}/CustomerPortal/transactionmanagement/merchantform/`,
      fields: signed({ ...credentials, ...formFields(payment), pp_ReturnURL: returnUrl }),
    }),
    readReturn: hear,
    readNotice: hear,
    noticeAnswer: () => signed({ pp_ResponseCode: "000", pp_ResponseMessage: "OK" }),
    async inquire({ reference }) {
      const path = "/ApplicationAPI/API/PaymentInquiry/Inquire";
      return toInquired(await ask(path, { ...credentials, pp_TxnRefNo: reference }), reference);
    },
    async refund({ reference, instrument, amount }): Promise<Refunded> {
      const isCard = instrument === "MPAY";
      if (!isCard && account.mpin === undefined)
        return { outcome: "refused", problem: "JAZZCASH_MPIN is not set" };
      const answer = await ask(
        isCard
          ? "/ApplicationAPI/API/authorize/Refund"
          : "/ApplicationAPI/API/Purchase/domwalletrefundtransaction",
        {
          ...credentials,
          pp_TxnRefNo: reference,
          pp_Amount: String(amount * 100),
          pp_TxnCurrency: "PKR",
          ...(!isCard && { pp_MerchantMPIN: account.mpin ?? "" }),
        },
      );
      const { pp_ResponseCode: code = "", pp_ResponseMessage: said = "" } = answer;
      if (code === "000" || code === "121")
        return { outcome: "done", reference: answer.pp_RetreivalReferenceNo ?? "" };
      // Its own trouble leaves open whether it was done.
      if (code === "199" || code === "134") throw new GatewayTimeoutError(`JazzCash answered ${code}`);
      return { outcome: "refused", problem: `${code} ${said}`.slice(0, 200) };
    },
  };
}

/** All but who asks. Its times are of Pakistan, its amounts hundredths of a rupee. */
function formFields({ reference, orderNumber, amount, startedAt, expiresAt }: PaymentToTake): JazzCashFields {
  return {
    pp_Version: "1.1",
    // Empty: whatever the contract allows.
    pp_TxnType: "",
    pp_Language: "EN",
    pp_SubMerchantID: "",
    pp_BankID: "",
    pp_ProductID: "",
    pp_TxnRefNo: reference,
    pp_Amount: String(amount * 100),
    pp_TxnCurrency: "PKR",
    pp_TxnDateTime: stamp(startedAt),
    pp_BillReference: orderNumber,
    pp_Description: `Order ${orderNumber}`,
    pp_TxnExpiryDateTime: stamp(expiresAt),
    ppmpf_1: "",
    ppmpf_2: "",
    ppmpf_3: "",
    ppmpf_4: "",
    ppmpf_5: "",
  };
}

/** As JazzCash writes a moment: `20261231180000`. */
export function stamp(at: Date): string {
  return clockInKarachi(at).slice(0, 19).replace(/\D/g, "");
}

/** Notices come as JSON or as a form; undefined for what is neither, or names a field twice. */
function readFields({ contentType, body }: Sent): JazzCashFields | undefined {
  if (contentType.includes("json")) {
    const read = answerFields.safeParse(parseJson(body));
    return read.success ? read.data : undefined;
  }
  const pairs = [...new URLSearchParams(body)];
  const fields = Object.fromEntries(pairs);
  return Object.keys(fields).length === pairs.length ? fields : undefined;
}

async function send(
  { url, salt }: JazzCashAccount,
  path: string,
  fields: JazzCashFields,
): Promise<JazzCashFields> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(url + path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(fields),
      redirect: "error",
      signal: AbortSignal.timeout(deadline),
    });
    text = await response.text();
  } catch (error) {
    throw new GatewayTimeoutError("JazzCash does not answer", { cause: error });
  }
  const read = answerFields.safeParse(parseJson(text));
  // A page of a proxy, also with status 200.
  if (!response.ok || !read.success)
    throw new GatewayTimeoutError(`JazzCash answered ${response.status} without fields`);
  if (!isSignedByJazzCash(read.data, salt)) {
    // Where it refuses the question it signs nothing. That it knows no such payment pays nothing either.
    const { pp_ResponseCode: code } = read.data;
    if (code === "109") return { pp_ResponseCode: code };
    const isRefusal = code !== undefined && code !== "000" && /^\d{3}$/.test(code);
    throw new GatewayTimeoutError(
      isRefusal ? `JazzCash answered ${code}` : "JazzCash answered with a wrong hash",
    );
  }
  return read.data;
}

function toInquired(answer: JazzCashFields, asked: string): Inquired {
  const { pp_ResponseCode: asking = "", pp_PaymentResponseCode: code = "", pp_Status: status = "" } = answer;
  if (asking === "109" || code === "109") return { outcome: "unknown" };
  if (asking !== "000") throw new GatewayTimeoutError(`JazzCash answered ${asking}`);
  // An answer to another question is none.
  if (answer.pp_TxnRefNo !== undefined && answer.pp_TxnRefNo !== asked)
    throw new GatewayTimeoutError("JazzCash answered about another payment");
  if (code === "131" || /^refunded$/i.test(status)) return { outcome: "refunded" };
  if (paidCodes.has(code)) {
    if (!/^(completed)?$/i.test(status)) throw new GatewayTimeoutError("JazzCash contradicts itself");
    return paidBy(answer);
  }
  return waitingCodes.has(code) ? { outcome: "pending" } : failedBy(answer);
}

/** A payment neither paid nor clearly failed may still be paid. */
function failedBy({
  pp_PaymentResponseCode: code = "",
  pp_PaymentResponseMessage,
  pp_Status = "",
}: JazzCashFields): Inquired {
  const why = failures.get(code);
  if (!why && !/^(failed|cancell?ed|expired|dropped|reversed)$/i.test(pp_Status))
    return { outcome: "pending" };
  const said = `${code} ${pp_PaymentResponseMessage ?? pp_Status}`.trim().slice(0, 200);
  return { outcome: "failed", why: why ?? "declined", said };
}

function paidBy(answer: JazzCashFields): Inquired {
  const paisa = Number(answer.pp_Amount);
  const reference = answer.pp_RetreivalReferenceNo || answer.pp_RetrievalReferenceNo || "";
  if (!answer.pp_Amount || !Number.isSafeInteger(paisa) || reference === "")
    throw new GatewayTimeoutError("JazzCash says paid without amount or number");
  return { outcome: "paid", paisa, currency: answer.pp_TxnCurrency || "PKR", reference };
}
