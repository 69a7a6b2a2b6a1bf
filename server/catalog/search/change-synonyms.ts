import { sql } from "kysely";
import type pg from "pg";
import type { z } from "zod";
import type { createSynonyms as contract, SynonymGroup } from "#contract/catalog/synonyms.ts";
import { type Executor, read, readFirst, writeFirst } from "#database/query.ts";
import { timeOrderedId } from "#database/time-ordered-id.ts";
import { withTransaction } from "#database/transaction.ts";
import { versionOf } from "#server/platform/queries/version-of.ts";
import { violatedConstraint } from "#server/platform/queries/violated-constraint.ts";
import type { AuditAction } from "#server/staff/audit-sentences.ts";
import { recordChange, type StaffContext } from "#server/staff/record-change.ts";
import type { NotSaved } from "#server/staff/send-not-saved.ts";

export type SynonymFields = z.output<typeof contract.body>;

export type SynonymChange = { outcome: "saved"; group: SynonymGroup } | NotSaved;

type Row = Omit<SynonymGroup, "version">;

const columns = sql`id, name, kind, words, finds`;

export const insertSynonyms = (executor: Executor, row: Row) => writeFirst(executor)<Row>`
  insert into synonym_groups (id, name, kind, words, finds)
  values (${row.id}, ${row.name}, ${row.kind}, ${row.words}, ${row.finds})
  returning ${columns}`;

export const updateSynonymWords = (executor: Executor, row: Row) => writeFirst(executor)<Row>`
  update synonym_groups
  set name = ${row.name}, kind = ${row.kind}, words = ${row.words}, finds = ${row.finds}
  where id = ${row.id}::uuid returning ${columns}`;

export async function listSynonyms(executor: Executor): Promise<SynonymGroup[]> {
  const rows = await read(executor)<Row>`select ${columns} from synonym_groups order by lower(name), id`;
  return rows.map(toGroup);
}

export async function readSynonyms(executor: Executor, id: string): Promise<SynonymGroup | undefined> {
  const row = await readFirst(executor)<Row>`
    select ${columns} from synonym_groups where id = ${id}::uuid`;
  return row && toGroup(row);
}

export function createSynonyms(office: StaffContext, fields: SynonymFields): Promise<SynonymChange> {
  return withNameTaken(office.pool, async (client) => {
    const row = await insertSynonyms(client, { id: timeOrderedId(), ...fields });
    return saved(client, office, "synonyms.create", undefined, row);
  });
}

export function updateSynonyms(
  office: StaffContext,
  { id, version, ...fields }: SynonymFields & Pick<SynonymGroup, "id" | "version">,
): Promise<SynonymChange> {
  return withNameTaken(office.pool, async (client) => {
    const found = await readFirst(client)<Row>`
      select ${columns} from synonym_groups where id = ${id}::uuid for update`;
    const before = found && toGroup(found);
    if (!before) return { outcome: "unknown" };
    if (before.version !== version) return { outcome: "changed-since", version: before.version };
    const row = await updateSynonymWords(client, { id, ...fields });
    return saved(client, office, "synonyms.update", before, row);
  });
}

export function deleteSynonyms(
  { pool, staff }: StaffContext,
  id: string,
): Promise<{ outcome: "deleted" | "unknown" }> {
  return withTransaction(pool, async (client) => {
    const row = await writeFirst(client)<Row>`
      delete from synonym_groups where id = ${id}::uuid returning ${columns}`;
    if (!row) return { outcome: "unknown" };
    const change = { action: "synonyms.delete" as const, before: facts(toGroup(row)), after: null };
    await recordChange(client, { staff, subject: { kind: "synonyms", id }, ...change });
    return { outcome: "deleted" };
  });
}

async function withNameTaken(
  pool: pg.Pool,
  change: (client: pg.PoolClient) => Promise<SynonymChange>,
): Promise<SynonymChange> {
  try {
    return await withTransaction(pool, change);
  } catch (error) {
    if (violatedConstraint(error)) return { outcome: "name-taken" };
    throw error;
  }
}

async function saved(
  executor: Executor,
  { staff }: StaffContext,
  action: AuditAction,
  before: SynonymGroup | undefined,
  row: Row | undefined,
): Promise<SynonymChange> {
  if (!row) throw new Error("A group of words was gone once it was saved.");
  const group = toGroup(row);
  const subject = { kind: "synonyms", id: group.id };
  await recordChange(executor, {
    staff,
    action,
    subject,
    before: before ? facts(before) : null,
    after: facts(group),
  });
  return { outcome: "saved", group };
}

function facts({ name, kind, words, finds }: SynonymGroup) {
  return { name, kind, words, finds };
}

function toGroup({ id, name, kind, words, finds }: Row): SynonymGroup {
  return { id, version: versionOf({ name, kind, words, finds }), name, kind, words, finds };
}
