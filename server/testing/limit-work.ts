import { type WorkClass, type WorkLimits, workClasses } from "#server/platform/http/admission.ts";

export function limitAllWork(limits: WorkLimits): Record<WorkClass, WorkLimits> {
  const names = Object.keys(workClasses) as WorkClass[];
  return Object.fromEntries(names.map((name) => [name, limits])) as Record<WorkClass, WorkLimits>;
}

/** A hundred simultaneous requests test storage, not the speed of this machine. */
export const unlimitedWork = limitAllWork({
  atOnce: Number.POSITIVE_INFINITY,
  waiting: 0,
  queueTimeout: 0,
  deadline: 0,
});
