// Opens many connections to the shop and requests almost nothing, in a separate process
// (bench/fire/idle-connections.ts). Arguments: the address of the shop, and their number. A message is answered with
// the number of open connections. Connections that the shop closes are opened again.
import { once } from "node:events";
import { connect, type Socket } from "node:net";

const [origin = "", count = "0"] = process.argv.slice(2);
const { hostname, port } = new URL(origin);

/** As many at once as a listening socket lets wait. */
const atOnce = 250;

/** Milliseconds until a closed client reconnects. */
const pause = 10_000;

const open = new Set<Socket>();

/** Every second client requests one page, reads it and stays connected. */
async function dial(index: number): Promise<void> {
  const socket = connect(Number(port), hostname);
  socket.on("error", () => socket.destroy());
  socket.resume();
  socket.once("close", () => {
    open.delete(socket);
    setTimeout(dial, pause, index);
  });
  await Promise.race([once(socket, "connect"), once(socket, "close")]);
  if (socket.destroyed) return;
  open.add(socket);
  if (index % 2 === 0) socket.write("GET /size-chart HTTP/1.1\r\nHost: shop\r\nAccept-Encoding: br\r\n\r\n");
}

for (let index = 0; index < Number(count); index += atOnce)
  await Promise.all(
    Array.from({ length: Math.min(atOnce, Number(count) - index) }, (_, offset) => dial(index + offset)),
  );
process.send?.({ open: open.size });
process.on("message", () => process.send?.({ open: open.size }));
process.once("disconnect", () => process.exit());
