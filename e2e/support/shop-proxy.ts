import { once } from "node:events";
import { createServer, request } from "node:http";

export type ShopProxy = {
  origin: string;
  /** Changes the shop's service worker from now on. */
  changeWorker: (change: (script: string) => string) => void;
  close: () => void;
};

/** The shop under an address of its own, where its service worker can become another one, as after a new build. */
export async function openProxy(shopOrigin: string): Promise<ShopProxy> {
  let change = (script: string) => script;
  const server = createServer((asked, answer) => {
    const { method, url = "/", headers } = asked;
    if (url === "/service-worker.js") {
      void fetch(shopOrigin + url)
        .then((response) => response.text())
        .then((script) => answer.setHeader("content-type", "text/javascript").end(change(script)));
      return;
    }
    const passed = request(shopOrigin + url, { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    passed.on("error", () => answer.destroy());
    asked.pipe(passed);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    origin: `http://localhost:${port}`,
    changeWorker: (next) => {
      change = next;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
