import { fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { guestOrder } from "#server/testing/guest-order.ts";
import { withProductionShop } from "./production-shop.ts";

// How many confirmations of orders does the built shop hand to a mail server in a second? `npm run bench -- mails 2`
// with two workers, `-- 2 6000` with as many mails. The mail server is a real one in a process of its own, which
// answers after 5 ms as one nearby does.

const mails = Number(process.argv[3] ?? 3_000);
const workers = Number(process.argv[2] ?? 1);

if (process.send) await receiveMails();
else await measure();

async function receiveMails(): Promise<void> {
  const { SMTPServer } = await import("smtp-server");
  const ids: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    onData: (stream, _session, done) => {
      let head = "";
      stream.on("data", (chunk) => {
        if (head.length < 4_000) head += chunk;
      });
      stream.on("end", () => {
        ids.push(/^message-id: (.*)$/im.exec(head)?.[1] ?? "");
        setTimeout(done, 5);
      });
    },
  });
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  process.on("message", () => process.send?.({ received: ids.length, different: new Set(ids).size }));
  const address = listening.address();
  process.send?.({ port: typeof address === "object" ? address?.port : 0 });
}

async function measure(): Promise<void> {
  const receiver = fork(import.meta.filename, [], { stdio: "inherit" });
  const [{ port }] = await once(receiver, "message");
  const count = async (): Promise<{ received: number; different: number }> => {
    receiver.send("count");
    return (await once(receiver, "message"))[0];
  };
  await withProductionShop({ workers, env: { SMTP_URL: `smtp://127.0.0.1:${port}` } }, async (shop) => {
    const database = new pg.Client({ connectionString: shop.databaseUrl });
    await database.connect();
    try {
      await fetch(`${shop.origin}/orders/createOrderAsGuest`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(guestOrder()),
      });
      while ((await count()).received === 0) await sleep(100);
      const before = (await count()).received;
      await database.query(
        `insert into outgoing_mails (id, event, kind, recipient, data)
         select gen_random_uuid(), 'letter:' || n, kind, recipient, data from
           (select kind, recipient, data from outgoing_mails where kind = 'order-placed' limit 1) as one, generate_series(1, $1) as n`,
        [mails],
      );
      const begin = performance.now();
      while ((await count()).received - before < mails) await sleep(50);
      const seconds = (performance.now() - begin) / 1_000;
      await sleep(500);
      const { received, different } = await count();
      process.stdout.write(
        `${workers} workers: ${(mails / seconds).toFixed(0)} mails a second, ${received - different} twice\n`,
      );
    } finally {
      await database.end();
    }
  });
  receiver.kill();
}
