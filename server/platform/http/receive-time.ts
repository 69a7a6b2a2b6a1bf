import { Socket } from "node:net";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { ShopApp } from "./shop-app.ts";

/** Milliseconds in which a body has to arrive. */
const usual = 15_000;

/** Milliseconds between two looks at a large file, and the bytes that have to come in between: some 70 kbit/s. */
const pace = { every: 15_000, bytes: 128 * 1024 };

/** What the server itself allows for a whole request: only who may send large files gets as far. */
export const longestReceiveTime = 3_600_000;

type Receiving = { isSlowAllowed: boolean; bytes: number };

const receiving = new WeakMap<FastifyRequest, Receiving>();

/**
 * Cuts off a body that takes longer than fifteen seconds to arrive, so that nobody keeps connections busy by sending
 * slowly. Node has one such limit for all requests; routes for large files need another one. To be called before routes
 * are there.
 */
export function registerReceiveTime(app: ShopApp): void {
  app.addHook("onRequest", (request, reply, done) => {
    if (hasBody(request)) watch(request, reply);
    done();
  });
}

/** As long as they keep coming, counted from when the guards of a route have let its sender pass: nobody else may. */
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
  // What this process sends to itself has none.
  if (!(socket instanceof Socket)) return;
  const state: Receiving = { isSlowAllowed: false, bytes: socket.bytesRead };
  receiving.set(request, state);
  const look = () => {
    if (state.isSlowAllowed && socket.bytesRead - state.bytes >= pace.bytes) {
      state.bytes = socket.bytesRead;
      timer = setTimeout(look, pace.every);
      return;
    }
    // As Node does it by itself. What was refused before has its answer.
    if (!reply.raw.headersSent) socket.write("HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n");
    raw.destroy();
  };
  let timer = setTimeout(look, usual);
  const stop = () => clearTimeout(timer);
  raw.once("end", stop).once("close", stop);
}
