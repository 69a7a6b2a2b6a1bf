import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { crossingHistories } from "../testing/crossing-acts.ts";
import { createCrossingPlay } from "../testing/crossing-play.ts";
import { startPostEx } from "../testing/stand-ins/postex.ts";

const postEx = await startPostEx();
afterAll(postEx.close);
const { play, pool, read } = await createCrossingPlay(postEx);

test("staff, customers, courier and gateway may cross each other in any order", {
  timeout: 300_000,
}, async () => {
  await fc.assert(fc.asyncProperty(crossingHistories, play), { numRuns: 15, endOnFailure: true });
  const { open } = await read("books/get");
  const { rows } = await pool.query("select coalesce(sum(balance), 0)::integer as sum from open_balances");
  expect(open.total).toBe(rows[0].sum);
});
