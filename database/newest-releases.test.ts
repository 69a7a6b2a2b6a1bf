import { describe, expect, test } from "vitest";
import { describeBehind, readServerRelease, releaseOf } from "./newest-releases.ts";
import { createTestDatabase } from "./testing/create-test-database.ts";

describe("a release of PostgreSQL", () => {
  test.each([
    [180004, { version: "18.4", newest: "18.6", isBehind: true }],
    [180006, { version: "18.6", newest: "18.6", isBehind: false }],
    [180007, { version: "18.7", newest: "18.7", isBehind: false }],
    [150018, { version: "15.18", newest: "15.20", isBehind: true }],
    [140025, { version: "14.25", newest: undefined, isBehind: true }],
    [190001, { version: "19.1", newest: undefined, isBehind: false }],
  ])("%i is compared with the newest known of its branch", (number, release) => {
    expect(releaseOf(number)).toEqual(release);
  });

  test.each([
    [180004, /^PostgreSQL 18\.4 is behind: 18\.6 has/],
    [140025, /^PostgreSQL 14\.25 is behind: its branch gets no more/],
  ])("%i is told to the administrator", (number, sentence) => {
    expect(describeBehind(releaseOf(number))).toMatch(sentence);
  });

  test("that is the newest is not mentioned", () => {
    expect(describeBehind(releaseOf(180006))).toBeUndefined();
  });

  test("is read from the server", async () => {
    const { pool } = await createTestDatabase();
    const { rows } = await pool.query("select split_part(version(), ' ', 2) as version");
    expect((await readServerRelease(pool)).version).toBe(rows[0].version);
  });
});
