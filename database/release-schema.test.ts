import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createDatabase } from "./connect.ts";
import { findProjectRoot } from "./project-root.ts";
import { findBreaks, readSchema, releaseSchema } from "./release-schema.ts";
import { createTestDatabase } from "./testing/create-test-database.ts";

const database = await createTestDatabase();
const release = releaseSchema.parse(
  JSON.parse(await readFile(join(findProjectRoot(), "database/last-release.json"), "utf8")),
);

// Contract, the third step, is for the release after the one that needs it no more: docs/recipes.md, "A migration".
test("new migrations leave the code of the last release all that it uses", async () => {
  expect(findBreaks(release, await readSchema(database.pool))).toEqual([]);
});

test.each([
  ["drop table notes_of_release", "The table notes_of_release is gone."],
  ["alter table notes_of_release drop column words", "The column notes_of_release.words is gone."],
  ["alter table notes_of_release rename words to text", "The column notes_of_release.words is gone."],
  [
    "alter table notes_of_release alter words type varchar(9)",
    "The column notes_of_release.words was text and is character varying(9).",
  ],
  [
    "alter table notes_of_release alter words set not null",
    "The column notes_of_release.words must be given now, and did not have to be.",
  ],
  [
    "alter table notes_of_release alter words set default '', alter words set not null",
    "The column notes_of_release.words takes no null any more.",
  ],
  ["alter table notes_of_release alter at drop not null", "The column notes_of_release.at may be null now."],
  [
    "alter table notes_of_release alter at drop default",
    "The column notes_of_release.at must be given now, and did not have to be.",
  ],
  [
    "alter table notes_of_release add author text not null",
    "The new column notes_of_release.author must be given: older code does not know it.",
  ],
  [
    "alter table notes_of_release drop constraint notes_of_release_pkey",
    "In notes_of_release is no unique index btree (id) any more.",
  ],
  ["drop function length_of_note(text)", "The function length_of_note(note text) is gone."],
  [
    "drop function length_of_note(text); create function length_of_note(note text) returns bigint language sql return 1",
    "The function length_of_note(note text) gave integer and gives bigint.",
  ],
])("%s would break the last release", async (statement, sentence) => {
  const owner = createDatabase(database.ownerUrl, { poolSize: 1 });
  try {
    await owner.pool.query(`begin;
      create table notes_of_release (id integer primary key, words text, at timestamptz not null default now());
      create function length_of_note(note text) returns integer language sql return length(note)`);
    const before = { ...(await readSchema(owner.pool)), unused: [] };
    await owner.pool.query(statement);
    const after = await readSchema(owner.pool);
    expect(findBreaks(before, after)).toContain(sentence);
    const words = ["notes_of_release", "notes_of_release.words", "length_of_note(note text)"];
    const unused = { ...before, unused: words };
    if (statement.startsWith("drop")) expect(findBreaks(unused, after)).toEqual([]);
  } finally {
    await owner.pool.query("rollback");
    await owner.close();
  }
});

test.each([
  ["alter table notes_of_release add author text"],
  ["alter table notes_of_release add author text not null default ''"],
  ["create table more_notes (id integer primary key, words text not null)"],
  ["create function other_note() returns integer language sql return 1"],
  ["create unique index on notes_of_release (words)"],
])("%s leaves it what it uses", async (statement) => {
  const owner = createDatabase(database.ownerUrl, { poolSize: 1 });
  try {
    await owner.pool.query("begin; create table notes_of_release (id integer primary key, words text)");
    const before = { ...(await readSchema(owner.pool)), unused: [] };
    await owner.pool.query(statement);
    expect(findBreaks(before, await readSchema(owner.pool))).toEqual([]);
  } finally {
    await owner.pool.query("rollback");
    await owner.close();
  }
});
