// npm run tool: programs for those who work on the shop or connect it to others.
import { runListed } from "./steps/run-listed.mjs";

await runListed("tool", {
  "stand-ins": {
    file: "server/testing/stand-ins/run.ts",
    does: "servers that behave like the couriers and gateways; prints the settings that connect the shop to them",
  },
  "whatsapp-templates": {
    file: "server/startup/commands/whatsapp-templates.ts",
    does: "the message templates for WhatsApp's approval, in both languages, for the address in PUBLIC_ORIGIN",
  },
  screens: {
    file: "e2e/take-screens.ts",
    does: "pictures of every page on a phone and on a desktop, in screens/",
    build: true,
  },
  pictures: { file: "database/seeds/render-pictures.ts", does: "draws the product pictures again" },
  "planted-bugs": {
    file: "bench/planted-bugs.ts",
    does: "plants bugs over all features, one by one; tests must catch each",
  },
  "fleet-tests": {
    file: "scripts/fleet-tests.mjs",
    does: "the server's tests behind PgBouncer, Redis and a bucket, then two processes behind HAProxy",
  },
  "old-tests": {
    file: "scripts/old-tests.mjs",
    does: "the server's tests of an older release on today's schema, such as `-- old-tests v1.2`",
  },
  outdated: {
    file: "scripts/outdated.mjs",
    does: "lists what is behind its newest release: packages, Node, and the PostgreSQL that comes with the shop",
  },
  "record-release": {
    file: "database/record-release.ts",
    does: "records the parts of the database that this release uses, just before it is delivered",
  },
});
