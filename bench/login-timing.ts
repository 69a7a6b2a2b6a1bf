// Does the time of an answer tell which addresses have an account?
// node bench/login-timing.ts, after `npm run build`
//
// Both kinds of requests take turns, so that the machine's mood meets both alike. The line to hold for both medians is
// 10 %.
import { login, signup } from "#contract/customers/accounts.ts";
import { sendResetPasswordOTP } from "#contract/customers/recovery.ts";
import { withProductionShop } from "./production-shop.ts";

const samples = 200;
const password = "a password of the benchmark";

const customer = (index: number) => `customer.${index}@example.com`;
const stranger = (index: number) => `stranger.${index}@example.com`;

await withProductionShop({}, async (shop) => {
  const post = (path: string, body: object) => timed(shop.origin + path, body);
  for (let index = 0; index < samples; index += 1) {
    await post(signup.path, { name: "Benchmark", email: customer(index), password });
  }
  const tryLogin = (email: string) => post(login.path, { email, password: "another password" });
  print("login", await compare(tryLogin));
  print("recovery code", await compare((email) => post(sendResetPasswordOTP.path, { email })));
});

async function timed(url: string, body: object): Promise<number> {
  const begun = performance.now();
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  return performance.now() - begun;
}

type Compared = { known: number; unknown: number };

async function compare(ask: (email: string) => Promise<number>): Promise<Compared> {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let index = -10; index < samples; index += 1) {
    // The first request warms the caches for the other, so they take turns in that as well.
    const isKnownFirst = index % 2 === 0;
    const first = await ask(isKnownFirst ? customer(index) : stranger(index));
    const second = await ask(isKnownFirst ? stranger(index) : customer(index));
    if (index < 0) continue;
    known.push(isKnownFirst ? first : second);
    unknown.push(isKnownFirst ? second : first);
  }
  return { known: quantile(known, 0.5), unknown: quantile(unknown, 0.5) };
}

function print(name: string, { known, unknown }: Compared): void {
  const gap = Math.abs(known - unknown) / Math.max(known, unknown);
  console.log(
    `${name}: known ${known.toFixed(2)} ms, unknown ${unknown.toFixed(2)} ms, ${(gap * 100).toFixed(1)} % apart`,
  );
}

function quantile(values: number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN;
}
