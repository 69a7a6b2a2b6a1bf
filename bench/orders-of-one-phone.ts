// Does an order cost what its person has ordered before?
// npm run bench -- one-phone, after `npm run build`; `-- one-phone 8` measures eight seconds each.
//
// All in one run: one phone orders 5,000 times, then it and new phones take turns, one order at a time and then sixteen
// at once.
import { createOrderAsGuest } from "#contract/orders/orders.ts";
import { createDatabase } from "#database/connect.ts";
import { guestOrder } from "#server/testing/guest-order.ts";
import { applyLoad, type Load, type Target } from "./apply-load.ts";
import { nextPhone } from "./guest-orders.ts";
import { withProductionShop } from "./production-shop.ts";

const seconds = Number(process.argv[2] ?? 5);
const history = 5_000;
const samples = 400;
const rounds = 3;

const regular = "03029999999";

await withProductionShop({}, async ({ origin, databaseUrl }) => {
  const url = origin + createOrderAsGuest.path;
  const post = async (phone: string): Promise<number> => {
    const begun = performance.now();
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(guestOrder({ phone })),
    });
    await response.arrayBuffer();
    if (response.status !== 201) throw new Error(`An order was refused: ${response.status}`);
    return performance.now() - begun;
  };

  await post(regular);
  await repeatOrders(databaseUrl);

  const alone: { known: number[]; fresh: number[] } = { known: [], fresh: [] };
  for (let sample = 0; sample < samples; sample += 1) {
    const isKnownFirst = sample % 2 === 0;
    if (isKnownFirst) alone.known.push(await post(regular));
    alone.fresh.push(await post(nextPhone()));
    if (!isKnownFirst) alone.known.push(await post(regular));
  }
  const [known, fresh] = [median(alone.known), median(alone.fresh)];
  print("| one after the other | ms at the median |");
  print("|---|---|");
  print(`| a new phone | ${fresh.toFixed(1)} |`);
  print(
    `| one with ${history.toLocaleString("en")} orders | ${known.toFixed(1)} (${(known / fresh).toFixed(2)} of a new one) |`,
  );
  print();

  const target = (name: string, phone: () => string): Target => ({
    name,
    url,
    method: "POST",
    next: () => ({ body: JSON.stringify(guestOrder({ phone: phone() })) }),
  });
  const loads: { known: Load[]; fresh: Load[] } = { known: [], fresh: [] };
  for (let round = 0; round < rounds; round += 1) {
    loads.fresh.push(await applyLoad(target("new phones", nextPhone), seconds));
    loads.known.push(
      await applyLoad(
        target("one phone", () => regular),
        seconds,
      ),
    );
  }
  print("| sixteen at once | per second | p50 ms | p99 ms | failed |");
  print("|---|---|---|---|---|");
  for (const { name, perSecond, p50, p99, failed } of [...loads.fresh, ...loads.known])
    print(`| ${name} | ${perSecond.toFixed(0)} | ${p50} | ${p99} | ${failed} |`);
  const rate = (list: readonly Load[]) => median(list.map(({ perSecond }) => perSecond));
  print();
  print(`One phone is served ${(rate(loads.known) / rate(loads.fresh)).toFixed(2)} of what new phones are.`);
});

/** The order of the regular again and again, a minute apart. */
async function repeatOrders(databaseUrl: string): Promise<void> {
  const { pool, close } = createDatabase(databaseUrl, { poolSize: 1 });
  await pool.query(
    `insert into orders (id, number, created_at, name, email, phone, city, postal_code, area, province, address,
       delivery_instruction, subtotal, discount, delivery, total, progress)
     select gen_random_uuid(), upper(substr(translate(md5(n::text), 'lio', '110'), 1, 12)), o.created_at - n * interval '1 minute',
       o.name, o.email, o.phone, o.city, o.postal_code, o.area, o.province, o.address, o.delivery_instruction, o.subtotal,
       o.discount, o.delivery, o.total, 'Delivered'
     from orders o cross join generate_series(1, $2::integer) n where o.phone = $1 order by n desc`,
    [regular, history - 1],
  );
  await pool.query("analyze orders");
  await close();
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function print(line = ""): void {
  process.stdout.write(`${line}\n`);
}
