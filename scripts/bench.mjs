// npm run bench: the measurements and trials of the built shop; results of the last runs are in bench/results.md.
import { runListed } from "./steps/run-listed.mjs";

await runListed("bench", {
  shop: {
    file: "bench/run.ts",
    does: "answers, pages and orders a second, page weights, and the time until controls work, in one run",
  },
  render: { file: "bench/uncached-pages.ts", does: "processor time of a page that is not cached" },
  memory: {
    file: "bench/memory.ts",
    does: 'memory idle, under load and afterwards; `-- memory "" "--max-semi-space-size=16"` compares flags',
  },
  search: {
    file: "bench/search.ts",
    does: "time of lists, searches, suggestions and facets on a seeded DATA_DIR",
  },
  office: {
    file: "bench/back-office.ts",
    does: "time of every list and search of the back office on a seeded DATA_DIR, and whether each uses an index",
  },
  "catalog-changes": {
    file: "bench/changing-catalog.ts",
    does: "pages a second while the catalogue changes, on a seeded DATA_DIR",
  },
  "one-phone": {
    file: "bench/orders-of-one-phone.ts",
    does: "the cost of an order for a phone with 5,000 orders against one for a new phone",
  },
  mails: {
    file: "bench/mails-per-second.ts",
    does: "confirmations a second that reach a mail server; `-- mails 2` with two workers",
  },
  traces: { file: "bench/traces.ts", does: "processor time of a request with no, some and all traces" },
  parts: {
    file: "bench/part-by-part.ts",
    does: "the parts of the server one by one, by their share of a request",
  },
  csv: {
    file: "bench/csv-memory.ts",
    does: "memory of an export and an import of a thousand and of a hundred thousand products",
    build: true,
  },
  "login-timing": {
    file: "bench/login-timing.ts",
    does: "whether the time of a login or recovery reveals that an address has an account",
    build: true,
  },
  "early-taps": {
    file: "bench/early-taps.ts",
    does: "taps before a page is interactive on a slow phone: each must count exactly once",
    build: true,
  },
  lighthouse: {
    file: "bench/lighthouse.ts",
    does: "Lighthouse's mobile preset against our limits; `-- lighthouse /cart` measures one page",
    before: ["ci", "--prefix", "bench/lighthouse", "--ignore-scripts", "--no-audit", "--no-fund"],
    build: true,
  },
  crash: {
    file: "bench/kill-nine.ts",
    does: "`kill -9` under load, ten rounds: no confirmed order is lost (`--control` must lose some)",
  },
  "crash-booking": {
    file: "bench/kill-parcels.ts",
    does: "`kill -9` while parcels are booked, fifty rounds: none is booked twice (`--control` must book some twice)",
    build: true,
  },
  promises: {
    file: "bench/fire.ts",
    does: "faults around the shop, each with a control that must break the promise; `npm run resilience -- R4` for one",
    build: true,
  },
  "rolling-deploy": {
    file: "bench/rolling-deploy.ts",
    does: "a new build with a migration replaces two processes under load: no request fails (`--control` must fail some)",
    build: true,
  },
});
