import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Received = { path: string; headers: IncomingHttpHeaders; body: string };

export async function startReceiver(port = 0) {
  const received: Received[] = [];
  const receiver = {
    received,
    behave: (response: ServerResponse, _message: Received): void => {
      response.writeHead(204).end();
    },
    url: "",
    port: 0,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const server = createServer(async (request, response) => {
    let body = "";
    try {
      for await (const chunk of request) body += chunk;
    } catch {
      return;
    }
    const message = { path: request.url ?? "", headers: request.headers, body };
    received.push(message);
    response.on("error", () => {});
    receiver.behave(response, message);
  });
  await once(server.listen(port, "127.0.0.1"), "listening");
  receiver.port = (server.address() as AddressInfo).port;
  receiver.url = `http://127.0.0.1:${receiver.port}/hook`;
  return receiver;
}
