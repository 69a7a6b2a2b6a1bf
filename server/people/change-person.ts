import { sql } from "kysely";
import type pg from "pg";
import type { PersonMark } from "#contract/back-office/person-marks.ts";
import type { StaffMember } from "#contract/back-office/staff.ts";
import { namedQuery, type Param } from "#database/named-query.ts";
import { timeOrderedId } from "#database/time-ordered-id.ts";
import { withTransaction } from "#database/transaction.ts";
import { isUuid } from "../is-uuid.ts";
import { recordChange } from "../staff/record-change.ts";
import { type MarkColumns, marksOf } from "./person-rows.ts";

type PersonOffice = { pool: pg.Pool; staff: Pick<StaffMember, "id"> };

const lockMarks = namedQuery(
  "lock-marks-of-person",
  (param: Param<{ id: string }>) => sql<MarkColumns>`
    select calls_first, advance_only from people where id = ${param("id")}::uuid for update`,
);

const updateMarks = namedQuery(
  "set-marks-of-person",
  (param: Param<{ id: string; callsFirst: boolean; advanceOnly: boolean }>) => sql<Record<string, never>>`
    update people set calls_first = ${param("callsFirst")}::boolean, advance_only = ${param("advanceOnly")}::boolean
    where id = ${param("id")}::uuid`,
);

const insertNote = namedQuery(
  "insert-person-note",
  (param: Param<{ id: string; personId: string; staffId: string; note: string }>) => sql<{ id: string }>`
    insert into person_notes (id, person_id, staff_id, note)
    select ${param("id")}::uuid, id, ${param("staffId")}::uuid, ${param("note")}::text
    from people where id = ${param("personId")}::uuid
    returning id`,
);

/** Sets all marks of a person at once; false when there is no such person. */
export async function setMarks(
  { pool, staff }: PersonOffice,
  id: string,
  marks: readonly PersonMark[],
): Promise<boolean> {
  if (!isUuid(id)) return false;
  return withTransaction(pool, async (client) => {
    const [found] = await lockMarks.run(client, { id });
    if (!found) return false;
    const wanted = { calls_first: marks.includes("callsFirst"), advance_only: marks.includes("advanceOnly") };
    const [before, after] = [marksOf(found), marksOf(wanted)];
    if (String(before) === String(after)) return true;
    await updateMarks.run(client, { id, callsFirst: wanted.calls_first, advanceOnly: wanted.advance_only });
    await recordChange(client, {
      staff,
      action: "customer.setMarks",
      subject: { kind: "customer", id },
      before: { marks: before },
      after: { marks: after },
    });
    return true;
  });
}

/** Keeps what staff want to remember of a person; false when there is no such person. */
export async function addPersonNote(
  { pool, staff }: PersonOffice,
  personId: string,
  note: string,
): Promise<boolean> {
  if (!isUuid(personId)) return false;
  return withTransaction(pool, async (client) => {
    const id = timeOrderedId();
    const added = await insertNote.run(client, { id, personId, staffId: staff.id, note });
    if (added.length === 0) return false;
    await recordChange(client, {
      staff,
      action: "customer.addNote",
      subject: { kind: "customer", id: personId },
      before: null,
      // The note itself stays with the person, and goes with them.
      after: { note: id },
    });
    return true;
  });
}
