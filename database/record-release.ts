// Notes in database/last-release.json what the code of this release uses of the database: npm run tool --
// record-release, as the last thing before it is delivered. From then on migrations may take away only what is named
// `unused` there.
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDatabase } from "./connect.ts";
import { launchEmbedded } from "./embedded/launch-embedded.ts";
import { migrate } from "./migrate.ts";
import { findProjectRoot } from "./project-root.ts";
import { readSchema, releaseSchema } from "./release-schema.ts";

const file = join(findProjectRoot(), "database/last-release.json");
const dataDir = await mkdtemp(join(tmpdir(), "tabeeb-release-"));
const embedded = await launchEmbedded({ dataDir, log: () => {}, throwaway: true });
try {
  await migrate(embedded.ownerUrl);
  const { pool, close } = createDatabase(embedded.ownerUrl);
  const { migration, ...rest } = await readSchema(pool);
  await close();
  const { unused } = releaseSchema.parse(JSON.parse(await readFile(file, "utf8")));
  const names = new Set([
    ...Object.keys(rest.tables),
    ...Object.entries(rest.tables).flatMap(([table, columns]) =>
      Object.keys(columns).map((column) => `${table}.${column}`),
    ),
    ...Object.keys(rest.functions),
  ]);
  // Objects dropped since then need no line any more.
  const release = { migration, unused: unused.filter((name) => names.has(name)), ...rest };
  await writeFile(file, `${JSON.stringify(release, undefined, 2)}\n`);
  process.stdout.write(`Recorded up to ${migration}.\n`);
} finally {
  await embedded.stop();
  await rm(dataDir, { recursive: true, force: true });
}
