import { type BackgroundWork, backgroundWorks, type WorkFailure } from "#contract/reports/failures.ts";
import { type Executor, read, write } from "#database/query.ts";

type Noted = { work: BackgroundWork; part: string; reason: string; times: number };

export async function recordFailure(executor: Executor, noted: Noted): Promise<void> {
  await write(executor)`
    insert into work_failures (work, part, reason, times)
    values (${noted.work}, ${noted.part}, ${noted.reason}, ${noted.times}::integer)
    on conflict (work, part) do update
      set reason = excluded.reason, last_at = now(), times = work_failures.times + excluded.times`;
}

export async function takeFailureBack(executor: Executor, work: Pick<Noted, "work" | "part">): Promise<void> {
  await write(executor)`
    delete from work_failures where work = ${work.work} and part = ${work.part}`;
}

/** The work that fails at the moment, in any process, what fails longest first. */
export async function listWorkFailures(executor: Executor): Promise<WorkFailure[]> {
  // A failure that was silent for longer than the slowest interval belongs to a process that is gone. Another release
  // may note work that this one does not know.
  const rows = await read(executor)<Omit<WorkFailure, "since" | "lastAt"> & { since: Date; last_at: Date }>`
    select work, part, reason, since, last_at, times from work_failures
    where last_at > now() - interval '3 hours' and work = any(${[...backgroundWorks]}) order by since, work, part`;
  return rows.map(({ since, last_at, ...row }) => ({
    ...row,
    since: since.toISOString(),
    lastAt: last_at.toISOString(),
  }));
}
