import type { Job } from "#contract/workshop/job-tickets.ts";
import { When } from "../ui/values.tsx";

export function DueDay({ job: { dueOn, isOverdue } }: { job: Pick<Job, "dueOn" | "isOverdue"> }) {
  return (
    <span className={isOverdue ? "font-[560] text-anar" : undefined}>
      <When at={dueOn} dayOnly />
      {isOverdue && <span>, overdue</span>}
    </span>
  );
}
