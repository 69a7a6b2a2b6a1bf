import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { stamp } from "#server/payments/gateways/jazzcash.ts";
import {
  isSignedByJazzCash,
  type JazzCashFields,
  jazzCashHash,
} from "#server/payments/gateways/jazzcash-signature.ts";
import { escapeHtml } from "#server/platform/http/escape-html.ts";

/** Faults of the next inquiries, one each. */
export type JazzCashFault =
  | "silent"
  /** A page of the proxy in front of it, with an error status or with 200. */
  | "broken"
  | "page-200"
  /** HTTP 200 with an internal error code, unsigned. */
  | "error-200"
  /** Signed with another secret. */
  | "wrong-hash"
  | "other-amount"
  | "other-currency"
  | "other-payment";

/** Faults of the next refunds: it refunds and answers with a proxy's page, or refuses with HTTP 200. */
export type JazzCashRefundFault = "broken-after" | "refused";

type Transaction = {
  form: JazzCashFields;
  state: "pending" | "paid" | "cancelled" | "voucher" | "declined" | "refunded";
  /** Its own number, from when it is paid. */
  retrieval: string;
  refundedPaisa: number;
};

export type JazzCashStandIn = {
  url: string;
  account: { merchantId: string; password: string; salt: string; mpin: string };
  transactions: Map<string, Transaction>;
  faults: JazzCashFault[];
  refundFaults: JazzCashRefundFault[];
  inquiries: string[];
  /** Ends a payment without the browser's return. */
  settle(reference: string, state: Transaction["state"]): void;
  /** The fields of a return or a notice with their hash, which covers `changes`. */
  tell(reference: string, changes?: JazzCashFields): Record<string, string>;
  close(): Promise<void>;
};

type Options = {
  port?: number;
  host?: string;
  /** The address for notices, sent up to three times; absent for none. */
  noticeUrl?: string;
};

const codes: Record<Transaction["state"], { code: string; status: string; message: string }> = {
  pending: { code: "157", status: "Pending", message: "Transaction is pending" },
  paid: { code: "121", status: "Completed", message: "Transaction has been marked confirmed by Merchant" },
  cancelled: { code: "112", status: "Failed", message: "Transaction was cancelled" },
  voucher: { code: "124", status: "Pending", message: "Order is placed and waiting for financials" },
  declined: { code: "999", status: "Failed", message: "Sorry! Your transaction was not successful" },
  refunded: { code: "131", status: "Refunded", message: "Transaction is refunded" },
};

/** Its validation of a form's fields. */
const rules: Record<string, (value: string) => boolean> = {
  pp_TxnRefNo: (value) => /^[A-Za-z0-9]{1,20}$/.test(value),
  pp_Amount: (value) => /^[1-9]\d*$/.test(value),
  pp_Description: (value) => !/[<>*=%/:'"|{}\\]/.test(value),
  pp_TxnDateTime: (value) => /^\d{14}$/.test(value) && value <= stamp(new Date()),
  pp_TxnExpiryDateTime: (value) => value > stamp(new Date()),
};

/**
 * JazzCash's hosted checkout by its guide 4.2 and its users' reports: a page that a form opens once for each
 * reference, a return by a form across sites, notices, an inquiry and two refunds, and HTTP 200 for almost
 * everything. In memory only.
 */
export async function startJazzCash({
  port = 0,
  host = "127.0.0.1",
  noticeUrl,
}: Options = {}): Promise<JazzCashStandIn> {
  const account = { merchantId: "MC00001", password: "pass1234", salt: "saltsalt01", mpin: "0000" };
  const transactions = new Map<string, Transaction>();
  const faults: JazzCashFault[] = [];
  const refundFaults: JazzCashRefundFault[] = [];
  const inquiries: string[] = [];
  let next = 261_107_000_001;

  const signed = (fields: JazzCashFields) => ({
    ...fields,
    pp_SecureHash: jazzCashHash(fields, account.salt),
  });

  function settle(reference: string, state: Transaction["state"]) {
    const transaction = transactions.get(reference);
    if (!transaction) throw new Error(`Nobody has come to pay ${reference}.`);
    transaction.state = state;
    if (state === "paid") {
      transaction.retrieval = String(next);
      next += 1;
    }
  }

  function tell(reference: string, changes: JazzCashFields = {}) {
    const { form, state, retrieval } = known(reference);
    const { pp_Password: _, pp_SecureHash: __, ...own } = form;
    const { code, message } = codes[state];
    return signed({
      ...own,
      pp_AuthCode: "",
      pp_ResponseCode: state === "paid" ? "000" : code,
      pp_ResponseMessage: message,
      pp_RetreivalReferenceNo: retrieval,
      pp_SettlementExpiry: "",
      pp_TxnType: "MWALLET",
      ...changes,
    });
  }

  function known(reference: string): Transaction {
    const transaction = transactions.get(reference);
    if (!transaction) throw new Error(`There is no ${reference}.`);
    return transaction;
  }

  function problemOf(form: Record<string, string>): string | undefined {
    if (form.pp_MerchantID !== account.merchantId || form.pp_Password !== account.password)
      return "101: Merchant credentials are wrong";
    if (!isSignedByJazzCash(form, account.salt)) return "115: Please provide a valid value for pp_SecureHash";
    const wrong = Object.entries(rules).find(([name, isRight]) => !isRight(form[name] ?? ""));
    if (wrong) return `110: ${wrong[0]}`;
    return transactions.has(form.pp_TxnRefNo ?? "") ? "105: pp_TxnRefNo was used already" : undefined;
  }

  async function openPage(request: IncomingMessage, response: ServerResponse) {
    const form = await readForm(request);
    const problem = problemOf(form);
    if (problem) return sendPage(response, `<p role="alert">${escapeHtml(problem)}</p>`);
    const reference = form.pp_TxnRefNo ?? "";
    transactions.set(reference, { form, state: "pending", retrieval: "", refundedPaisa: 0 });
    const button = (act: string, label: string) => `<button name="act" value="${act}">${label}</button>`;
    sendPage(
      response,
      `<p>Pay Rs. ${(Number(form.pp_Amount) / 100).toFixed(2)} for ${escapeHtml(form.pp_BillReference ?? "")}</p>
      <form method="post" action="/CustomerPortal/act"><input type="hidden" name="reference" value="${escapeHtml(reference)}">
      ${button("paid", "Pay")} ${button("cancelled", "Cancel")} ${button("declined", "Pay with too little money")}
      ${button("voucher", "Get a voucher")} ${button("leave", "Pay and close the page")}</form>`,
    );
  }

  async function act(request: IncomingMessage, response: ServerResponse) {
    const { reference = "", act: chosen = "" } = await readForm(request);
    const state = chosen === "leave" ? "paid" : (chosen as Transaction["state"]);
    if (!transactions.has(reference) || !(state in codes)) return sendPage(response, "<p>Nothing to do.</p>");
    settle(reference, state);
    if (noticeUrl) void sendNotice(noticeUrl, tell(reference));
    if (chosen === "leave") return sendPage(response, "<p>Paid. You can close this page.</p>");
    const fields = Object.entries(tell(reference)).map(
      ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
    );
    sendPage(
      response,
      `<form method="post" action="${escapeHtml(known(reference).form.pp_ReturnURL ?? "")}">${fields.join("")}
      <button>Back to the shop</button></form><script>document.forms[0].submit()</script>`,
    );
  }

  async function inquire(request: IncomingMessage, response: ServerResponse) {
    const asked = await readJson(request);
    const reference = asked.pp_TxnRefNo ?? "";
    inquiries.push(reference);
    const fault = faults.shift();
    if (fault === "silent") return;
    if (fault === "broken" || fault === "page-200")
      return sendPage(response, "<p>Bad Gateway</p>", fault === "broken" ? 502 : 200);
    sendJson(response, answerTo(asked, reference, fault));
  }

  function answerTo(asked: Record<string, string>, reference: string, fault: JazzCashFault | undefined) {
    if (fault === "error-200") return { pp_ResponseCode: "199", pp_ResponseMessage: "System error" };
    if (!isSignedByJazzCash(asked, account.salt))
      return { pp_ResponseCode: "115", pp_ResponseMessage: "pp_SecureHash" };
    const answer = fieldsOf(reference, fault);
    // It does not sign an answer about an unknown reference.
    if (answer.pp_ResponseCode === "109") return answer;
    const salt = fault === "wrong-hash" ? "another" : account.salt;
    return { ...answer, pp_SecureHash: jazzCashHash(answer, salt) };
  }

  function fieldsOf(reference: string, fault: JazzCashFault | undefined): JazzCashFields {
    const transaction = transactions.get(reference);
    if (!transaction) return { pp_ResponseCode: "109", pp_ResponseMessage: "Transaction does not exist" };
    const { form, state, retrieval } = transaction;
    const { code, status, message } = codes[state];
    return {
      pp_ResponseCode: "000",
      pp_ResponseMessage: "The requested operation has been performed successfully.",
      pp_TxnRefNo: fault === "other-payment" ? "T2026110710000099999" : reference,
      pp_PaymentResponseCode: code,
      pp_PaymentResponseMessage: message,
      pp_Status: status,
      pp_Amount: fault === "other-amount" ? "100" : (form.pp_Amount ?? ""),
      pp_TxnCurrency: fault === "other-currency" ? "USD" : "PKR",
      pp_RetreivalReferenceNo: retrieval,
    };
  }

  async function refund(request: IncomingMessage, response: ServerResponse, isWallet: boolean) {
    const asked = await readJson(request);
    const refuse = (code: string, message: string) =>
      sendJson(response, { pp_ResponseCode: code, pp_ResponseMessage: message });
    if (!isSignedByJazzCash(asked, account.salt)) return refuse("115", "pp_SecureHash");
    if (isWallet && asked.pp_MerchantMPIN !== account.mpin) return refuse("101", "pp_MerchantMPIN");
    const transaction = transactions.get(asked.pp_TxnRefNo ?? "");
    const paisa = Number(asked.pp_Amount);
    if (transaction?.state !== "paid") return refuse("109", "Transaction does not exist");
    const { form } = transaction;
    const fault = refundFaults.shift();
    if (fault === "refused" || transaction.refundedPaisa + paisa > Number(form.pp_Amount))
      return sendJson(
        response,
        signed({ pp_ResponseCode: "110", pp_ResponseMessage: "Refund is not allowed" }),
      );
    transaction.refundedPaisa += paisa;
    if (transaction.refundedPaisa === Number(form.pp_Amount)) transaction.state = "refunded";
    if (fault === "broken-after") return sendPage(response, "<p>Gateway Timeout</p>", 504);
    const number = String(next);
    next += 1;
    sendJson(
      response,
      signed({ pp_ResponseCode: "000", pp_ResponseMessage: "Refunded", pp_RetreivalReferenceNo: number }),
    );
  }

  const calls = new Map<string, (request: IncomingMessage, response: ServerResponse) => Promise<void>>([
    ["POST /CustomerPortal/transactionmanagement/merchantform", openPage],
    ["POST /CustomerPortal/act", act],
    ["POST /ApplicationAPI/API/PaymentInquiry/Inquire", inquire],
    ["POST /ApplicationAPI/API/Purchase/domwalletrefundtransaction", (...call) => refund(...call, true)],
    ["POST /ApplicationAPI/API/authorize/Refund", (...call) => refund(...call, false)],
  ]);

  const server = createServer((request, response) => {
    const path = (request.url ?? "").replace(/\/$/, "");
    const call = calls.get(`${request.method} ${path}`);
    if (!call) return void sendPage(response, "<p>Not found</p>", 404);
    call(request, response).catch(() => response.writeHead(500).end());
  });
  await once(server.listen({ port, host: "127.0.0.1" }), "listening");
  const { port: listening } = server.address() as AddressInfo;
  return {
    url: `http://${host}:${listening}`,
    account,
    transactions,
    faults,
    refundFaults,
    inquiries,
    settle,
    tell,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Retries until the shop's success code, three times at most. */
async function sendNotice(url: string, fields: Record<string, string>): Promise<void> {
  for (let tries = 0; tries < 3; tries += 1) {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(fields),
    }).catch(() => undefined);
    const answer: unknown = await response?.json().catch(() => undefined);
    if (typeof answer === "object" && answer !== null && "pp_ResponseCode" in answer) return;
  }
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += chunk;
  return text;
}

async function readForm(request: IncomingMessage): Promise<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(await readText(request)));
}

async function readJson(request: IncomingMessage): Promise<Record<string, string>> {
  return JSON.parse(await readText(request));
}

function sendPage(response: ServerResponse, body: string, status = 200): void {
  response.writeHead(status, { "content-type": "text/html; charset=utf-8" }).end(`<!DOCTYPE html>
<html lang="en"><head><title>JazzCash</title><link rel="icon" href="data:,"></head><body><h1>JazzCash</h1>${body}</body></html>`);
}

function sendJson(response: ServerResponse, body: object): void {
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
}
