// npm run tool -- fleet-tests [files]: the server's tests once more with every shop behind a PgBouncer, its limits in a
// Redis and its pictures in a bucket, then two processes of the built shop behind a HAProxy
// (docs/decisions/083-fleet-tests.md).

import { findNode } from "./steps/find-node.mjs";
import { runFleetParts } from "./steps/fleet-parts.mjs";
import { runScript } from "./steps/project.mjs";

await runScript(async () => {
  const { passed, failed } = await runFleetParts(findNode(), process.argv.slice(2));
  for (const name of failed) console.log(`Failed: ${name}`);
  console.log(`\n${passed} passed, ${failed.length} failed`);
  return failed.length > 0 || passed === 0 ? 1 : 0;
});
