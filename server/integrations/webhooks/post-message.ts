import { type IncomingMessage, request as requestPlain } from "node:http";
import { request as requestSafely } from "node:https";
import { setTimeout as sleep } from "node:timers/promises";
import { withDeadline } from "#server/platform/jobs/with-deadline.ts";
import { addressIn, isPublicAddress, lookupPublic, NotPublicError } from "./public-address.ts";

/** Bytes read of an answer; the connection is closed beyond. */
const mostRead = 1_000;

/** Milliseconds for the body of an answer, of which only the status matters. */
const bodyTimeout = 2_000;

/** Characters of an answer stored for the page. */
const mostShown = 200;

export type MessageToPost = {
  url: string;
  headers: Record<string, string>;
  body: string;
  /** Whether it may also go to this machine and to private networks, without TLS. */
  mayGoAnywhere: boolean;
  timeout: number;
  cut: AbortSignal;
};

/** `answer` is its beginning; `retryAfter` is in seconds, if sent. */
export type Answer = { status: number; answer: string; retryAfter: number | undefined };

/** Follows no redirect. Throws on a timeout, and if the address is not public when it connects. */
export async function postMessage(message: MessageToPost): Promise<Answer> {
  const url = new URL(message.url);
  if (!message.mayGoAnywhere) assertPublic(url);
  const { response, answer } = await withDeadline(message.cut, message.timeout, async (signal) => {
    const response = await send(url, message, signal);
    return { response, answer: await readStart(response) };
  });
  const seconds = /^\d{1,6}$/.exec(response.headers["retry-after"] ?? "")?.[0];
  return {
    status: response.statusCode ?? 0,
    answer,
    retryAfter: seconds === undefined ? undefined : Number(seconds),
  };
}

function assertPublic(url: URL): void {
  const address = addressIn(url);
  const isPublic = address === undefined || isPublicAddress(address);
  if (url.protocol !== "https:" || !isPublic) throw new NotPublicError("Not a public address.");
}

function send(url: URL, { headers, body, mayGoAnywhere }: MessageToPost, signal: AbortSignal) {
  const request = url.protocol === "https:" ? requestSafely : requestPlain;
  return new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request(url, {
      method: "POST",
      // A new connection each time: the address check of an earlier one does not apply.
      agent: false,
      headers: {
        "content-type": "application/json; charset=utf-8",
        "content-length": Buffer.byteLength(body),
        "user-agent": "Tabeeb-Webhooks/1",
        accept: "*/*",
        ...headers,
      },
      signal,
      ...(mayGoAnywhere ? {} : { lookup: lookupPublic }),
    });
    sent.on("response", resolve);
    // Also after the answer: a later connection error ends here.
    sent.on("error", reject);
    // The only event after an answer that switches protocols (101); redundant after any other.
    sent.on("close", () =>
      reject(Object.assign(new Error("Closed without an answer."), { code: "ECONNRESET" })),
    );
    sent.end(body);
  });
}

/** The beginning of a body, as text that a page can show and the database can store. */
async function readStart(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const read = (async () => {
    for await (const chunk of response) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes >= mostRead) break;
    }
  })().catch(() => {});
  await Promise.race([read, sleep(bodyTimeout, undefined, { ref: false })]);
  response.destroy();
  const text = Buffer.concat(chunks).subarray(0, mostRead).toString("utf8");
  // Drop invisible characters and one cut in two.
  return text
    .replace(/[\s\p{Cc}\p{Cf}\p{Cs}\uFFFD]+/gu, " ")
    .trim()
    .slice(0, mostShown);
}
