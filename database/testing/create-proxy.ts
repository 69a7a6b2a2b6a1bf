import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

export type Proxy = {
  /** The database behind it, by way of the proxy. */
  readonly url: string;
  /** From now on nothing passes, without an error: a server that hangs, or a network that is cut. */
  freeze(): void;
  /** From now on the database at `url` answers; connections to the one before are broken. */
  turnTo(url: string): void;
  close(): void;
};

/** Stands between the shop and the database at `url`. */
export async function createProxy(url: string): Promise<Proxy> {
  let target = new URL(url);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    client.on("data", (chunk) => {
      if (!isFrozen) upstream.write(chunk);
    });
    upstream.on("data", (chunk) => {
      if (!isFrozen) client.write(chunk);
    });
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => {
        sockets.delete(socket);
        if (!isFrozen) other.destroy();
      });
    }
  });
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const own = new URL(url);
  own.hostname = "127.0.0.1";
  own.port = String(typeof address === "object" && address !== null ? address.port : 0);
  return {
    url: own.href,
    freeze: () => {
      isFrozen = true;
    },
    turnTo: (next) => {
      target = new URL(next);
      hangUp();
    },
    close: () => {
      server.close();
      hangUp();
    },
  };
}
