import { expect } from "vitest";
import type { OrderAction, Verdict } from "#contract/orders/order-actions.ts";
import type { PiecesOfItem } from "#contract/orders/pieces.ts";
import { type Act, createCrossingShop } from "./crossing-acts.ts";
import { plainLine } from "./guest-order.ts";
import type { PostExStandIn } from "./stand-ins/postex.ts";

type Sums = {
  id: string;
  paid: number;
  balance: number;
  with_riders: number;
  under_way: number;
  noted: number;
};

const total = (places: PiecesOfItem["places"]) =>
  Object.values(places).reduce((sum, pieces) => sum + pieces, 0);

type Invoice = { total: number; credit: object | null; partCredits: { total: number }[] };

/** Acts that the state of their order alone decides; confirming again is idempotent. */
const decided: Partial<Record<Act["do"], OrderAction>> = {
  book: "book",
  dispatch: "dispatch",
  deliver: "deliver",
  undoDelivery: "undoDelivery",
  cancelByStaff: "cancel",
  cancelRest: "cancelRest",
  cancelByCustomer: "cancelAsCustomer",
  receiveCash: "receiveCash",
  takeCashBack: "takeCashBack",
};

type Answer = { statusCode: number; body: string };

function isDone({ statusCode, body }: Answer): boolean {
  const [result] = JSON.parse(body).results ?? [];
  return statusCode < 300 && (result === undefined || ["changed", "asked"].includes(result.outcome));
}

/** Plays histories in a shop: checks all invariants after each act and its background jobs. */
export async function createCrossingPlay(postEx: PostExStandIn) {
  const crossing = await createCrossingShop(postEx);
  const { pool, get, read } = crossing;
  let begunWith = 0;
  await pool.query(
    "insert into product_stock (product_id, size, pieces) select id, unnest(sizes), 500 from products where id = $1",
    [plainLine._id],
  );

  const faultsInMoney = async (): Promise<string[]> => {
    const { rows } = await pool.query<Sums>(
      `select o.id, s.paid, s.due - s.paid as balance,
       case when o.payment_method = 'cash' and o.progress = 'Delivered' then greatest(s.due - s.paid, 0) else 0 end as with_riders,
       (select coalesce(sum(r.amount), 0)::integer from gateway_payments p join gateway_refunds r on r.payment_id = p.id
         where p.order_id = o.id and r.state in ('asked', 'sent')) as under_way,
       coalesce((select b.balance from open_balances b where b.order_id = o.id), 0)::integer as noted
     from orders o cross join lateral order_sums(o.id) s where o.id = any($1::uuid[])`,
      [crossing.ids()],
    );
    return rows.flatMap(({ id, paid, balance, with_riders, under_way, noted }) => [
      // Cash collected by a rider counts, recorded or not.
      ...(paid + with_riders < under_way ? [`${id}: ${under_way - paid} more than was paid goes back`] : []),
      ...(balance === noted ? [] : [`${id}: ${balance} is open, ${noted} in the books`]),
    ]);
  };

  const faultsInParcels = async (): Promise<string[]> => {
    const { rows } = await pool.query<{ reference: string }>(
      `select p.reference from parcels p join orders o on o.id = p.order_id
     where o.progress = 'Cancelled' and p.state in ('asked', 'booked') and o.id = any($1::uuid[])`,
      [crossing.ids()],
    );
    return rows.map(({ reference }) => `${reference} is booked for a cancelled order`);
  };

  async function faultsInPieces(): Promise<string[]> {
    const faults: string[] = [];
    for (const id of crossing.ids()) {
      const { items, pieces } = await get(id);
      for (const { item, places } of pieces as PiecesOfItem[]) {
        const { quantity } = items.find((line: { id: string }) => line.id === item);
        if (total(places) !== quantity) faults.push(`${item}: ${JSON.stringify(places)} of ${quantity}`);
      }
    }
    return faults;
  }

  /** Of a delivered order: its invoice less its credit notes is its total due. */
  async function faultsInInvoices(): Promise<string[]> {
    const faults: string[] = [];
    for (const id of crossing.ids()) {
      const { orderProgress, office } = await get(id);
      if (orderProgress !== "Delivered") continue;
      const net = (office.invoices as Invoice[])
        .filter(({ credit }) => credit === null)
        .flatMap(({ total: sum, partCredits }) => [sum, ...partCredits.map((part) => -part.total)])
        .reduce((sum, amount) => sum + amount, 0);
      const right = office.money.due - office.money.openCredits;
      if (net !== right) faults.push(`${id}: invoices come to ${net}, ${right} is due`);
    }
    return faults;
  }

  const stockNow = async (): Promise<number> =>
    (
      await pool.query("select sum(pieces)::integer as pieces from product_stock where product_id = $1", [
        plainLine._id,
      ])
    ).rows[0].pieces;

  /** Pieces taken and neither returned nor cancelled equal those missing from stock. */
  async function faultsInStock(): Promise<string[]> {
    const { rows } = await pool.query<{ id: string }>(
      "select id from order_items where order_id = any($1::uuid[]) and stock_id is not null",
      [crossing.ids()],
    );
    const taken = new Set(rows.map(({ id }) => id));
    let out = 0;
    for (const id of crossing.ids())
      for (const { item, places } of (await get(id)).pieces as PiecesOfItem[])
        if (taken.has(item)) out += total(places) - (places.stock ?? 0) - (places.cancelled ?? 0);
    const moved = begunWith - (await stockNow());
    return moved === out ? [] : [`${moved} pieces left the stock, ${out} is right`];
  }

  async function findFaults(): Promise<string[]> {
    const all = [faultsInMoney, faultsInParcels, faultsInPieces, faultsInStock, faultsInInvoices];
    const found: string[] = [];
    for (const find of all) found.push(...(await find()));
    return found;
  }

  async function verdictOf(step: Act): Promise<Verdict | undefined> {
    const action = decided[step.do];
    const id = crossing.idOf(step);
    return action && id ? (await get(id)).actions[action] : undefined;
  }

  async function play(history: readonly Act[]): Promise<void> {
    await crossing.settle();
    await crossing.begin();
    begunWith = await stockNow();
    for (const step of history) {
      const verdict = await verdictOf(step);
      const answer = await crossing.take(step);
      if (verdict && answer)
        expect([step.do, verdict, isDone(answer)]).toEqual([step.do, verdict, verdict.may !== "not"]);
      expect([step.do, answer?.statusCode ?? 200, answer?.body]).toEqual([
        step.do,
        expect.toSatisfy((status: number) => status < 500),
        answer?.body,
      ]);
      expect([step, await findFaults()]).toEqual([step, []]);
    }
  }

  return { play, pool, read };
}
