// Plants one bug after the other into the sources, runs the test that is to catch it, takes it out again, and writes down in
// docs/planted-bugs.md what went red. `npm run planted-bugs`; exits 1 if a test stays green with its bug.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

type Bug = { what: string; file: string; right: string; wrong: string; test: string };

const bugs: Bug[] = [
  {
    what: "a wrong charge: the cap is charged once a line, not once a piece",
    file: "contract/surcharges.ts",
    right: "line.cap_charges * line.quantity",
    wrong: "line.cap_charges",
    test: "contract/surcharges.test.ts",
  },
  {
    what: "a limit off by one: a name of exactly the longest length is refused",
    file: "contract/engraving-rules.ts",
    right: "length > engravingMaxLength",
    wrong: "length >= engravingMaxLength",
    test: "contract/engraving.test.ts",
  },
  {
    what: "a missing guard: any member of staff may call what only some roles may",
    file: "server/staff/staff-guard.ts",
    right: "if (roles.includes(staff.role)) return undefined;",
    wrong: "if (roles.length > 0) return undefined;",
    test: "server/staff/staff-guard.test.ts",
  },
  {
    what: "writes that another site sends are taken",
    file: "server/plugins/same-origin.ts",
    right: 'if (site !== undefined) return site !== "same-origin" && site !== "none";',
    wrong: "if (site !== undefined) return false;",
    test: "server/plugins/defences.test.ts",
  },
  {
    what: "a lost item: a mail about an order leaves out the first one",
    file: "server/mail/templates/order-items.tsx",
    right: "return items.map((item) => (",
    wrong: "return items.slice(1).map((item) => (",
    test: "server/mail/mails-in-words.test.ts",
  },
  {
    what: "stock is not given back when an order is cancelled",
    file: "server/orders/cancel-order.ts",
    right: "await giveStockBack(transaction, orderId);",
    wrong: "void giveStockBack;",
    test: "server/stock/stock.test.ts",
  },
  {
    what: "a shopper cancels an order whose cloth is cut",
    file: "server/orders/cancel-order.ts",
    right: "progress = 'Pending' and work_started_at is null",
    wrong: "progress = 'Pending'",
    test: "server/orders/work-and-cancel.test.ts",
  },
  {
    what: "a cache that is not dropped when the catalogue changes",
    file: "server/catalog/versioned-cache.ts",
    right: "if (version === this.#filledAt) return;",
    wrong: "if (this.#filledAt !== -1) return;",
    test: "server/catalog/versioned-cache.test.ts",
  },
  {
    what: "an order is stored at another total than the shopper was shown",
    file: "server/orders/place-order.ts",
    right: "quote.total.total === order.totalAmount",
    wrong: "order.totalAmount > 0",
    test: "server/orders/changing-catalog.test.ts",
  },
  {
    what: "a customer uses a coupon once more than its limit",
    file: "server/coupons/redeem-coupon.ts",
    right: "where customer.used_count < coalesce(",
    wrong: "where customer.used_count <= coalesce(",
    test: "server/coupons/redeem-coupon.test.ts",
  },
  {
    what: "other devices stay logged in after the password was changed",
    file: "server/accounts/change-password.ts",
    right: "await endSessions(client, userId);",
    wrong: "void endSessions;",
    test: "server/accounts/account-safety.test.ts",
  },
  {
    what: "days begin at midnight in London",
    file: "contract/karachi-time.ts",
    right: "const ahead = 5 * 3_600_000;",
    wrong: "const ahead = 0 * 3_600_000;",
    test: "contract/delivery/promise-delivery.test.ts",
  },
];

if (execFileSync("git", ["status", "--porcelain"], { encoding: "utf8" }).trim() !== "") {
  throw new Error("Commit first: bugs are planted into the files themselves.");
}

const report = join(mkdtempSync(join(tmpdir(), "planted-bugs-")), "report.json");

/** How many tests of the file fail with the bug; none if it went unnoticed. */
function failuresWith({ file, right, wrong, test }: Bug): number {
  const source = readFileSync(file, "utf8");
  if (source.split(right).length !== 2) throw new Error(`${file} does not have once: ${right}`);
  try {
    writeFileSync(
      file,
      source.replace(right, () => wrong),
    );
    spawnSync("npx", ["vitest", "run", test, "--reporter=json", `--outputFile=${report}`], {
      stdio: "ignore",
    });
    return JSON.parse(readFileSync(report, "utf8")).numFailedTests;
  } finally {
    writeFileSync(file, source);
  }
}

const rows = bugs.map((bug) => {
  const failures = failuresWith(bug);
  console.log(`${failures > 0 ? "red" : "GREEN"}: ${bug.what} (${bug.test}, ${failures} failed)`);
  return { ...bug, failures };
});
writeFileSync(
  "docs/planted-bugs.md",
  `# Planted bugs

Each was put into the sources once by \`npm run planted-bugs\`, which writes this table: the test that is named went red.

| bug | in | caught by | tests that failed |
|---|---|---|--:|
${rows.map(({ what, file, test, failures }) => `| ${what} | \`${file}\` | \`${test}\` | ${failures} |`).join("\n")}
`,
);
process.exitCode = rows.every(({ failures }) => failures > 0) ? 0 : 1;
