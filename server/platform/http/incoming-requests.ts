import { Socket } from "node:net";
import type { FastifyReply, FastifyRequest } from "fastify";
import { reason } from "#contract/values/reason.ts";
import { headersOfRefusals } from "./security.ts";
import { errorAnswer } from "./send-error.ts";
import type { ShopApp } from "./shop-app.ts";

/**
 * The address of a request as the routes can read it: of a whole address in the first line its path (RFC 9112, 3.2.2),
 * and in the path each percent sign that encodes no character as that sign itself, so that any address leads to a page
 * or to one that is not there.
 */
export function readableAddress(url: string): string {
  const local = url.replace(/^https?:\/\/[^/?#]*\/?/i, "/");
  if (!local.includes("%")) return local;
  const [path = ""] = local.split(/[?#]/, 1);
  return path.replace(/(?:%[0-9a-f]{2})+|%/gi, withSigns) + local.slice(path.length);
}

function withSigns(escapes: string): string {
  try {
    // The bundler removes a call whose value is unused.
    return decodeURIComponent(escapes) && escapes;
  } catch {
    return escapes.replaceAll("%", "%25");
  }
}

/** Answers what is no HTTP, or has a head that is too large, with the contract's body, and closes the connection. */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  // The other side has gone, or an answer has begun.
  if (error.code === "ECONNRESET" || !socket.writable || socket.bytesWritten > 0) {
    socket.destroy(error);
    return;
  }
  const [status, phrase] =
    error.code === "HPE_HEADER_OVERFLOW"
      ? [431, "Request Header Fields Too Large"]
      : error.code === "ERR_HTTP_REQUEST_TIMEOUT"
        ? [408, "Request Timeout"]
        : [400, "Bad Request"];
  const { body } = errorAnswer("INVALID", reason("REQUEST_UNREADABLE"));
  const content = JSON.stringify(body);
  const headers = {
    ...headersOfRefusals,
    "content-type": "application/json; charset=utf-8",
    "content-length": String(Buffer.byteLength(content)),
    connection: "close",
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${phrase}\r\n${head.join("")}\r\n${content}`);
}

/** An empty body is no body; `__proto__` and `constructor` are left out, so that no payload reaches a prototype. */
export function registerJsonBody(app: ShopApp): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser("remove", "remove");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, text, done) => {
    if (text === "") done(null, undefined);
    else parse(request, text.toString(), done);
  });
}

/** Milliseconds in which a body has to arrive. */
const usual = 15_000;

/** Milliseconds between two looks at a large file, and the bytes that have to come in between: some 70 kbit/s. */
const pace = { every: 15_000, bytes: 128 * 1024 };

/** The server's limit for a whole request, reached by senders of large files alone. */
export const longestReceiveTime = 3_600_000;

type Receiving = { isSlowAllowed: boolean; bytes: number };

const receiving = new WeakMap<FastifyRequest, Receiving>();

/**
 * Cuts off a body that takes longer than fifteen seconds to arrive, so that slow senders do not
 * occupy connections. Node has one such limit for all requests; routes for large files need another one.
 */
export function registerReceiveTime(app: ShopApp): void {
  app.addHook("onRequest", (request, reply, done) => {
    if (hasBody(request)) watch(request, reply);
    done();
  });
}

/** As long as bytes arrive, counted from when the guards of the route have admitted the sender. */
export function allowSlowUploads(app: ShopApp): void {
  app.addHook("preParsing", (request, _reply, payload, done) => {
    const state = receiving.get(request);
    if (state) state.isSlowAllowed = true;
    done(null, payload);
  });
}

export function hasBody({ headers }: Pick<FastifyRequest, "headers">): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"]) > 0;
}

function watch(request: FastifyRequest, reply: FastifyReply): void {
  const { raw } = request;
  const { socket } = raw;
  // Requests of this process to itself have none.
  if (!(socket instanceof Socket)) return;
  const state: Receiving = { isSlowAllowed: false, bytes: socket.bytesRead };
  receiving.set(request, state);
  const look = () => {
    if (state.isSlowAllowed && socket.bytesRead - state.bytes >= pace.bytes) {
      state.bytes = socket.bytesRead;
      timer = setTimeout(look, pace.every);
      return;
    }
    // As Node does it. A request refused earlier has its response already.
    if (!reply.raw.headersSent) socket.write("HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n");
    raw.destroy();
  };
  let timer = setTimeout(look, usual);
  const stop = () => clearTimeout(timer);
  raw.once("end", stop).once("close", stop);
}
