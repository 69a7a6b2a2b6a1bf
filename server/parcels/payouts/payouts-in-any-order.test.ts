import fc from "fast-check";
import { expect, test } from "vitest";
import { createTestShop } from "../../testing/create-test-shop.ts";
import { createOrderHelpers } from "../../testing/order-helpers.ts";
import { leopards, postEx } from "../../testing/payout-files.ts";
import { signInStaff } from "../../testing/sign-in-staff.ts";

const shop = await createTestShop();
const { pool } = shop.database;
const manager = await signInStaff(shop, "manager");
const { office, place } = createOrderHelpers(shop, manager);

let made = 0;
async function sent(courier: "PostEx" | "Leopards") {
  made += 1;
  const number = courier === "PostEx" ? String(26_112_300_000_000 + made) : `LE${7_900_000_000 + made}`;
  const id = await place();
  await office("dispatch", { courier, orders: [{ id, consignmentNumber: number }] });
  return { id, number };
}

async function apply(number: string, file: string) {
  const body = { number, paidOn: "2026-11-20", file };
  const answer = await shop.post("/api/admin/payouts/apply", body, { cookie: manager.cookie });
  expect(answer.statusCode, answer.body).toBe(200);
}

async function ledgerOf(id: string): Promise<Record<string, number>> {
  const { rows } = await pool.query(
    `select kind, sum(amount)::integer as sum from order_ledger
     where order_id = $1 and cause is distinct from 'placed' group by 1 having sum(amount) <> 0`,
    [id],
  );
  return Object.fromEntries(rows.map(({ kind, sum }) => [kind, sum]));
}

/** A PostEx parcel: the collected amount, 0 where it came back, and its statement. */
const ofPostEx = fc.record({
  courier: fc.constant("PostEx" as const),
  parcel: fc.nat(1),
  cod: fc.constantFrom(0, 1_000, 2_500, 5_000),
  statement: fc.nat(1),
});
/** Which of the things that Leopards sends tells of a parcel. */
const ofLeopards = fc.record({
  courier: fc.constant("Leopards" as const),
  parcel: fc.nat(1),
  form: fc.constantFrom("page" as const, "list" as const, "answers" as const),
  statement: fc.nat(1),
});
type Said = { run: number; number: string; statement: number } & (
  | { courier: "PostEx"; cod: number }
  | { courier: "Leopards"; form: "page" | "list" | "answers" }
);

const invoiceOf = ({ run, statement }: Said) => `I-${run}-${statement}`;
const kindOf = (said: Said) => JSON.stringify([invoiceOf(said), said.courier === "PostEx" || said.form]);

/** A file that says these things, which are all of one kind. */
function fileOf(part: readonly Said[]): string {
  const rows = part.map((said): string => {
    const { number } = said;
    if (said.courier === "PostEx")
      return said.cod === 0 ? postEx.returned(number) : postEx.delivered(number, said.cod);
    if (said.form === "page") return leopards.row(number);
    if (said.form === "list") return leopards.listed(number, { invoice: invoiceOf(said) });
    return leopards.answers(number, { invoice_cheque_no: invoiceOf(said) });
  });
  const [first] = part;
  if (first?.courier === "PostEx") return postEx.file(...rows);
  if (first?.form !== "answers") return leopards[first?.form ?? "page"](...rows);
  const answers = rows.map((row) => JSON.parse(row));
  const all = (name: string) => answers.flatMap((answer) => answer[name]);
  return JSON.stringify({ payments: all("payments"), charges: all("charges"), collects: {} });
}

/** Sums of a ledger by kind, computed without the database. */
function sumsOf(said: readonly Said[]): Record<string, number> {
  let [received, withheld, lost] = [0, 0, 0];
  const cods = new Set(said.flatMap((each) => (each.courier === "PostEx" ? [each.cod] : [])));
  for (const cod of cods) {
    const kept = Math.round(222.4 + 35.58 + cod * 0.04);
    if (cod === 0) lost += kept;
    else [received, withheld] = [received + cod - kept, withheld + kept];
  }
  const forms = new Set(said.flatMap((each) => (each.courier === "Leopards" ? [each.form] : [])));
  if (forms.size > 0) received += 5_000;
  if (forms.has("page")) [received, withheld] = [received - 200, withheld + 200];
  if (forms.has("answers")) lost += 341;
  const sums = { received, withheld, due: lost, "written-off": lost };
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0));
}

test("any order of statements of both couriers, halves and repeats ends in the same ledger", {
  timeout: 240_000,
}, async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(ofPostEx, ofLeopards), { minLength: 1, maxLength: 8 }),
      fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
      async (drawn, chances) => {
        run += 1;
        const chance = () => Number(chances.next().value);
        const parcels = {
          PostEx: [await sent("PostEx"), await sent("PostEx")],
          Leopards: [await sent("Leopards"), await sent("Leopards")],
        };
        const said = drawn.map(
          (each): Said => ({ ...each, run, number: parcels[each.courier][each.parcel]?.number ?? "" }),
        );
        const halves = [...new Set(said.map(kindOf))].flatMap((kind) => {
          const whole = said.filter((each) => kindOf(each) === kind);
          const middle = Math.floor(chance() * (whole.length + 1));
          const parts = [whole, whole.slice(0, middle), whole.slice(middle)].filter(
            (part) => part.length > 0,
          );
          return [...parts, ...parts].map((part) => ({ part, at: chance() }));
        });
        for (const { part } of halves.sort((one, other) => one.at - other.at))
          if (part[0]) await apply(invoiceOf(part[0]), fileOf(part));
        for (const { id, number } of [...parcels.PostEx, ...parcels.Leopards])
          expect(await ledgerOf(id)).toEqual(sumsOf(said.filter((each) => each.number === number)));
      },
    ),
    { numRuns: 25 },
  );
});
