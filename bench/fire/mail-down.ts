import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { signup } from "#contract/customers/accounts.ts";
import { sendResetPasswordOTP } from "#contract/customers/recovery.ts";
import { createOrderAsGuest } from "#contract/orders/orders.ts";
import type { Database } from "#database/connect.ts";
import { guestOrder } from "#server/testing/guest-order.ts";
import { type MailServerMood, startMailServer } from "#server/testing/mail-server.ts";
import { asJson, fireOpenLoop, type Kind } from "./open-loop.ts";
import { onOwnShop } from "./own-shop.ts";
import { countsOf, type Extent, p99, type Trial } from "./promise.ts";

/** Milliseconds that a shopper perceives as immediate. */
const limit = 500;

/** Seconds of each outage, and until the queue is empty afterwards: retries back off. */
const lengths = {
  short: { outage: 10, delivery: 150 },
  long: { outage: 300, delivery: 700 },
} satisfies Record<Extent, object>;

const accounts = ["first@example.com", "second@example.com", "third@example.com"];
let shoppers = 0;

/** Two orders and a code a second, each with a new address, because mails per address are limited. */
const kinds: readonly Kind[] = [
  {
    name: "order",
    share: 0.7,
    next: () => {
      shoppers += 1;
      const email = `shopper.${shoppers}@example.com`;
      return asJson(createOrderAsGuest.path, guestOrder({ email, phone: `+92 300 ${1_000_000 + shoppers}` }));
    },
  },
  {
    name: "recovery code",
    share: 0.3,
    next: () => asJson(sendResetPasswordOTP.path, { email: accounts[shoppers % accounts.length] }),
  },
];

/** The mail server refuses connections, then accepts them silently, then recovers. */
export function losePostOffice(extent: Extent): Promise<Trial[]> {
  return lose(lengths[extent], "accept");
}

/** The control: it never recovers. */
export function losePostOfficeForGood(): Promise<Trial[]> {
  return lose({ outage: 3, delivery: 10 }, "refuse");
}

async function lose(
  { outage, delivery }: { outage: number; delivery: number },
  afterwards: MailServerMood,
): Promise<Trial[]> {
  const port = await freePort();
  return onOwnShop(
    async ({ origin, database }) => {
      for (const email of accounts) await register(origin, email);
      const during = { perSecond: 3, seconds: outage };
      const refused = await fireOpenLoop(origin, kinds, during);
      const mailServer = await startMailServer(port);
      mailServer.mood = "hang";
      const hanging = await fireOpenLoop(origin, kinds, during);
      mailServer.mood = afterwards;
      const back = performance.now();
      const waiting = () => figuresOf(database);
      while ((await waiting()).waiting > 0 && performance.now() - back < delivery * 1_000) await sleep(500);
      const seconds = Math.round((performance.now() - back) / 1_000);
      const mails = await waiting();
      await mailServer.stop();
      const ids = mailServer.received.map(({ messageId }) => messageId);
      const answers = [...refused, ...hanging];
      return [
        {
          what: `the mail server refuses for ${outage} s, hangs for ${outage} s, ${afterwards === "accept" ? "and is back" : "and refuses every mail"}`,
          figures: `${countsOf(answers.map(({ status }) => status))}, p99 ${p99(answers)} ms; ${mails.all} mails, ${ids.length} of them received ${seconds} s later, ${new Set(ids).size} different; ${mails.givenUp} codes too old to send`,
          isKept:
            answers.every(({ status }) => status === 200 || status === 201) &&
            p99(answers) <= limit &&
            mails.waiting === 0 &&
            ids.length === mails.all - mails.givenUp &&
            new Set(ids).size === ids.length,
        },
      ];
    },
    { env: { SMTP_URL: `smtp://127.0.0.1:${port}` } },
  );
}

async function register(origin: string, email: string): Promise<void> {
  const {
    method,
    path,
    headers,
    body = "",
  } = asJson(signup.path, {
    name: "Shopper",
    email,
    password: "a password of the suite",
  });
  const response = await fetch(origin + path, { method, headers, body });
  if (response.status !== 201) throw new Error(`An account was refused: ${await response.text()}`);
}

/** An event is one row; only codes expire. */
async function figuresOf({ pool }: Database) {
  const { rows } = await pool.query<{ all: number; waiting: number; givenUp: number }>(
    `select count(*)::int as all, count(*) filter (where sent_at is null and given_up_at is null)::int as waiting,
       count(*) filter (where given_up_at is not null and kind like 'recovery%')::int as "givenUp"
     from outgoing_mails`,
  );
  const [figures] = rows;
  if (!figures) throw new Error("There is no table of mails.");
  return figures;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== "object" || address === null) throw new Error("There is no free port.");
  return address.port;
}
