// Measures the resilience promises on the built shop, each with a control that must fail: npm run resilience [-- R2 R7]
// [--short] [--without-controls], or --overload http://… for a shop that runs already. Ends with 1 if a promise is
// broken, or a control is not.

import { openBeforeDatabase, openOtherwise } from "./fire/cold-start.ts";
import { freezeShop, loseDatabaseInEveryWay } from "./fire/database-away.ts";
import { failOver } from "./fire/failover.ts";
import { fillDisk } from "./fire/full-disk.ts";
import { sendGarbage, sendGarbageWithoutTable } from "./fire/garbage.ts";
import { lookWhileOpening, sendHostilePictures } from "./fire/hostile-pictures.ts";
import { crowdUnawareShop, crowdWithIdleClients } from "./fire/idle-connections.ts";
import { watchForLeaks, watchLeakyShop } from "./fire/leaks.ts";
import { floodLogins, floodPages } from "./fire/login-flood.ts";
import { losePostOffice, losePostOfficeForGood } from "./fire/mail-down.ts";
import { askOddAddresses, askUnawareShop } from "./fire/odd-addresses.ts";
import { pressOften, pressOftenWithoutKeys, redeemAtOnce, redeemWithoutLimit } from "./fire/once-only.ts";
import { floodCheckout, floodShop } from "./fire/overload.ts";
import type { Promised, Trial } from "./fire/promise.ts";
import { restoreDamaged, restoreShop } from "./fire/restored.ts";
import { crowdWithQuickClients, crowdWithSlowClients } from "./fire/slow-clients.ts";
import { stopInEveryWay, stopSuddenly } from "./fire/stopping.ts";
import {
  killEverything,
  killWithEarlyAnswers,
  openOnDurableDatabase,
  openOnForgetfulDatabase,
} from "./fire/stored-orders.ts";

const words = process.argv.slice(2);
const given = words.find((word) => word.startsWith("http:"));
const extent = words.includes("--short") ? "short" : "long";
const chosen = words.includes("--overload") ? ["R4"] : words.filter((word) => /^R\d+$/.test(word));

const promises: readonly Promised[] = [
  {
    id: "R1",
    title: "A confirmed order is never lost",
    short: true,
    tryIt: async (size) => [...(await openOnForgetfulDatabase()), ...(await killEverything(size))],
    control: async () => [...(await openOnDurableDatabase()), ...(await killWithEarlyAnswers())],
  },
  {
    id: "R2",
    title: "One click, one order",
    short: true,
    tryIt: pressOften,
    control: pressOftenWithoutKeys,
  },
  {
    id: "R3",
    title: "No coupon is redeemed too often",
    short: true,
    tryIt: redeemAtOnce,
    control: redeemWithoutLimit,
  },
  {
    id: "R4",
    title: "Orders are taken at three times what the shop can do",
    short: false,
    tryIt: () => floodShop(given),
    control: floodCheckout,
  },
  {
    id: "R5",
    title: "A flood of logins cannot sink the shop",
    short: true,
    tryIt: floodLogins,
    control: floodPages,
  },
  {
    id: "R6",
    title: "A database that goes away is a 503, and the shop comes back by itself",
    short: true,
    tryIt: async () => [...(await loseDatabaseInEveryWay()), ...(await failOver()), ...(await fillDisk())],
    control: freezeShop,
  },
  {
    id: "R7",
    title: "The shop stops in time, and loses nothing",
    short: true,
    tryIt: stopInEveryWay,
    control: stopSuddenly,
  },
  {
    id: "R8",
    title: "Without the mail server orders and codes are answered, and each mail leaves once, later",
    short: true,
    tryIt: losePostOffice,
    control: losePostOfficeForGood,
  },
  {
    id: "R9",
    title: "The shop starts without its database",
    short: true,
    tryIt: openBeforeDatabase,
    control: openOtherwise,
  },
  {
    id: "R10",
    title: "A backup of an open shop is restored whole",
    short: true,
    tryIt: restoreShop,
    control: restoreDamaged,
  },
  {
    id: "R11",
    title: "Garbage in, no 5xx out",
    short: true,
    tryIt: sendGarbage,
    control: sendGarbageWithoutTable,
  },
  {
    id: "R11",
    title: "Any address has an answer of the shop",
    short: true,
    tryIt: askOddAddresses,
    control: askUnawareShop,
  },
  {
    id: "R11",
    title: "Slow and greedy clients harm nobody else",
    short: true,
    tryIt: crowdWithSlowClients,
    control: crowdWithQuickClients,
  },
  {
    id: "R11",
    title: "Idle connections keep nobody out",
    short: true,
    tryIt: crowdWithIdleClients,
    control: crowdUnawareShop,
  },
  {
    id: "R12",
    title: "Nothing grows at half of what the shop can do",
    short: true,
    tryIt: watchForLeaks,
    control: watchLeakyShop,
  },
  {
    id: "R12",
    title: "A hundred hostile pictures leave no memory taken",
    short: true,
    tryIt: sendHostilePictures,
    control: lookWhileOpening,
  },
];

const print = (line = "") => process.stdout.write(`${line}\n`);
let isEverythingStored = true;

for (const { id, title, short, tryIt, control } of promises) {
  if (chosen.length > 0 ? !chosen.includes(id) : extent === "short" && !short) continue;
  print(`\n## ${id}: ${title}\n\n| what | figures | promise |\n|---|---|---|`);
  for (const trial of await tryIt(extent)) printTrial(trial, trial.isKept, trial.isKept ? "kept" : "BROKEN");
  if (!control || words.includes("--without-controls")) continue;
  for (const trial of await control())
    printTrial(
      { ...trial, what: `control: ${trial.what}` },
      !trial.isKept,
      trial.isKept ? "NOT SEEN TO BREAK" : "breaks, as it must",
    );
}
process.exit(isEverythingStored ? 0 : 1);

function printTrial({ what, figures }: Trial, isGood: boolean, verdict: string): void {
  isEverythingStored &&= isGood;
  print(`| ${what} | ${figures} | ${verdict} |`);
}
