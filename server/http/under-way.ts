import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import type { ShopApp } from "../shop-app.ts";

/** Of each open connection the requests that are not answered yet. To be called before routes are there. */
export function watchUnderWay({ server }: ShopApp): Map<Socket, Set<IncomingMessage>> {
  const underWay = new Map<Socket, Set<IncomingMessage>>();
  server.on("connection", (socket) => {
    underWay.set(socket, new Set());
    socket.once("close", () => underWay.delete(socket));
  });
  server.on("request", (request, response) => {
    const requests = underWay.get(request.socket);
    requests?.add(request);
    response.once("close", () => requests?.delete(request));
  });
  return underWay;
}

/**
 * Whether a client waits for an answer. What has come in part is waited for by the shop, not by its sender; what has come whole
 * need not have been read.
 */
export function isWaitedFor(requests: Set<IncomingMessage>): boolean {
  return [...requests].some(({ complete }) => complete);
}
