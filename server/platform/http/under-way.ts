import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";
import type { ShopApp } from "./shop-app.ts";

type UnderWay = {
  /** Of each open connection the requests that are not answered yet. */
  connections: ReadonlyMap<Socket, ReadonlySet<IncomingMessage>>;
  /** `tell` is called with the connection of each request once that is answered, and not counted any more. */
  onAnswered(tell: (socket: Socket) => void): void;
};

/** Node warns of more than ten listeners to one answer, of which a file that is sent has most: all who watch share one. */
const watched = new WeakMap<Server, UnderWay>();

/** To be called before routes are there. */
export function watchUnderWay({ server }: Pick<ShopApp, "server">): UnderWay {
  const known = watched.get(server);
  if (known) return known;
  const connections = new Map<Socket, Set<IncomingMessage>>();
  const listeners: ((socket: Socket) => void)[] = [];
  server.on("connection", (socket) => {
    connections.set(socket, new Set());
    // Whose it was could not be asked once it is closed; Node remembers an answer.
    void socket.remoteAddress;
    socket.once("close", () => connections.delete(socket));
  });
  // Before Fastify's own listener, whose hooks count on it.
  server.prependListener("request", (request, response) => {
    const { socket } = request;
    const requests = connections.get(socket);
    requests?.add(request);
    response.once("close", () => {
      requests?.delete(request);
      for (const tell of listeners) tell(socket);
    });
  });
  const underWay: UnderWay = { connections, onAnswered: (tell) => void listeners.push(tell) };
  watched.set(server, underWay);
  return underWay;
}

/**
 * Whether a client waits for an answer. What has come in part is waited for by the shop, not by its sender; what has come whole
 * need not have been read.
 */
export function isWaitedFor(requests: ReadonlySet<IncomingMessage>): boolean {
  return [...requests].some(({ complete }) => complete);
}
