import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { getProducts } from "#contract/catalog/catalog.ts";
import { createOrderAsGuest } from "#contract/orders/orders.ts";
import { memoryOf } from "../cold-start.ts";
import { nextOrder } from "../guest-orders.ts";
import { asJson, fireOpenLoop, type Kind } from "./open-loop.ts";
import { onOwnShop } from "./own-shop.ts";
import { countsOf, type Extent, p99, type Trial } from "./promise.ts";

/** Longest response time of the other clients, in milliseconds. */
const limit = 500;

const lengths = { short: 5, long: 20 } satisfies Record<Extent, number>;

const asHeaders = "Host: shop\r\nAccept-Encoding: identity\r\n";
const aList = `POST ${getProducts.path} HTTP/1.1\r\n${asHeaders}Content-Length: 0\r\n\r\n`;

type Attack = { what: string; connections: number; begin: (socket: Socket, index: number) => void };

const attacks: readonly Attack[] = [
  {
    what: "500 requests that are half sent, a byte every second",
    connections: 500,
    begin: (socket) => {
      socket.write(`POST ${createOrderAsGuest.path} HTTP/1.1\r\n${asHeaders}X-Slow: `);
      trickle(socket);
    },
  },
  {
    what: "500 bodies that are half sent, a byte every second",
    connections: 500,
    begin: (socket) => {
      socket.write(
        `POST ${createOrderAsGuest.path} HTTP/1.1\r\n${asHeaders}Content-Type: application/json\r\nContent-Length: 10000\r\n\r\n{`,
      );
      trickle(socket);
    },
  },
  {
    what: "50 connections with 2,000 requests in one go",
    connections: 50,
    begin: (socket) => {
      socket.resume();
      socket.write(aList.repeat(2_000));
    },
  },
  {
    what: "500 readers that ask for sixteen lists and read nothing",
    connections: 500,
    begin: (socket) => {
      socket.pause();
      socket.write(aList.repeat(16));
    },
  },
];

/** Clients that send and read slowly or too much, while others order and look around. */
export function crowdWithSlowClients(extent: Extent): Promise<Trial[]> {
  return crowd(attacks, lengths[extent]);
}

/** The control: as many fast clients with uncached requests must slow the others. */
export function crowdWithQuickClients(): Promise<Trial[]> {
  const begin = (socket: Socket) => {
    const ask = () => socket.write(`GET /products?q=${randomUUID()} HTTP/1.1\r\n${asHeaders}\r\n`);
    socket.on("data", (chunk) => {
      if (String(chunk).includes("HTTP/1.1 ")) ask();
    });
    ask();
  };
  return crowd([{ what: "500 who ask for pages anew", connections: 500, begin }], lengths.short);
}

function crowd(chosen: readonly Attack[], seconds: number): Promise<Trial[]> {
  return onOwnShop(async ({ origin, pid }) => {
    const browse = () => fireOpenLoop(origin, others, { perSecond: 30, seconds });
    await browse();
    const alone = p99(await browse());
    const trials: Trial[] = [];
    for (const { what, connections, begin } of chosen) {
      const { open, sockets } = await dial(origin, connections);
      for (const [index, socket] of sockets.entries()) begin(socket, index);
      const answers = await browse();
      const { server } = await memoryOf(pid);
      const left = sockets.filter((socket) => !socket.destroyed).length;
      for (const socket of sockets) socket.destroy();
      await sleep(500);
      trials.push({
        what,
        figures: `${open} open, ${left} of them ${seconds} s later; others: ${countsOf(answers.map(({ status }) => status))}, p99 ${p99(answers)} ms (alone ${alone} ms); server ${server} MB`,
        isKept:
          open === connections &&
          p99(answers) <= limit &&
          answers.every(({ status }) => status === 200 || status === 201),
      });
    }
    return trials;
  });
}

/** A light load. */
const others: readonly Kind[] = [
  {
    name: "order",
    share: 0.2,
    next: nextOrder,
  },
  { name: "list", share: 0.4, next: () => asJson(getProducts.path, {}) },
  { name: "page", share: 0.4, next: () => ({ method: "GET", path: "/size-chart", headers: {} }) },
];

/** Opens connections a few hundred at once, as many as a listening socket lets wait. */
async function dial(origin: string, count: number): Promise<{ open: number; sockets: Socket[] }> {
  const { hostname, port } = new URL(origin);
  const sockets: Socket[] = [];
  let open = 0;
  while (sockets.length < count) {
    const some = Array.from({ length: Math.min(250, count - sockets.length) }, async () => {
      const socket = connect(Number(port), hostname);
      socket.on("error", () => socket.destroy());
      sockets.push(socket);
      await Promise.race([once(socket, "connect"), once(socket, "close")]);
      if (!socket.destroyed) open += 1;
    });
    await Promise.all(some);
  }
  return { open, sockets };
}

function trickle(socket: Socket): void {
  socket.resume();
  const timer = setInterval(() => socket.write("a"), 1_000);
  socket.once("close", () => clearInterval(timer));
}
