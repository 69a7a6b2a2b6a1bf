import type { Job } from "#contract/workshop/job-tickets.ts";
import { useWords } from "../words/workshop-words-context.tsx";

export function TabletDueDay({ job: { dueOn, isOverdue } }: { job: Pick<Job, "dueOn" | "isOverdue"> }) {
  const { papers, tablet, day } = useWords();
  return (
    <span className={isOverdue ? "font-[560] text-anar" : undefined}>
      {papers.due}: <time dateTime={dueOn}>{day(dueOn)}</time>
      {isOverdue && <span>{` · ${tablet.isOverdue}`}</span>}
    </span>
  );
}
