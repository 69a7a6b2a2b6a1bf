import { sql } from "kysely";
import type { BackgroundWork, WorkFailure } from "#contract/reports/failures.ts";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";

type Noted = { work: BackgroundWork; part: string; reason: string; times: number };

const upsert = namedQuery(
  "note-work-failure",
  (param: Param<Noted>) => sql<Record<string, never>>`
    insert into work_failures (work, part, reason, times)
    values (${param("work")}, ${param("part")}, ${param("reason")}, ${param("times")}::integer)
    on conflict (work, part) do update
      set reason = excluded.reason, last_at = now(), times = work_failures.times + excluded.times`,
);

const remove = namedQuery(
  "forget-work-failure",
  (param: Param<Pick<Noted, "work" | "part">>) => sql<Record<string, never>>`
    delete from work_failures where work = ${param("work")} and part = ${param("part")}`,
);

// What has been silent for longer than the slowest work takes to come again belongs to a process that is gone.
const selectAll = namedQuery(
  "list-work-failures",
  () => sql<Omit<WorkFailure, "since" | "lastAt"> & { since: Date; last_at: Date }>`
    select work, part, reason, since, last_at, times from work_failures
    where last_at > now() - interval '3 hours' order by since, work, part`,
);

export async function keepFailure(executor: Executor, noted: Noted): Promise<void> {
  await upsert.run(executor, noted);
}

export async function takeFailureBack(executor: Executor, work: Pick<Noted, "work" | "part">): Promise<void> {
  await remove.run(executor, work);
}

/** The work that fails at the moment, in any process, what fails longest first. */
export async function listWorkFailures(executor: Executor): Promise<WorkFailure[]> {
  const rows = await selectAll.run(executor, {});
  return rows.map(({ since, last_at, ...row }) => ({
    ...row,
    since: since.toISOString(),
    lastAt: last_at.toISOString(),
  }));
}
