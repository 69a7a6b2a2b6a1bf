import { type ListedJob, listJobs } from "#contract/workshop/job-tickets.ts";
import Scissors from "#icons/scissors.mjs";
import { ticketsAddress } from "#web/back-office/papers/tickets-address.ts";
import { listOf } from "#web/back-office/ui/list-page.tsx";
import type { Column } from "../ui/data-table.tsx";
import { StatusBadge } from "../ui/status-badge.tsx";
import { When } from "../ui/values.tsx";
import { JobActions } from "./job-actions.tsx";
import { DueDay } from "./job-due-day.tsx";
import { stageLabels, waitsForPaymentText } from "./stage-labels.ts";

const list = listOf(listJobs);
export const { loader } = list;

const columns: readonly Column<ListedJob>[] = [
  { head: "Order", cell: ({ OrderID }) => <span className="whitespace-nowrap">{OrderID}</span> },
  { head: "Due", cell: (job) => <DueDay job={job} />, isLabelled: true },
  { head: "Ordered", cell: ({ createdAt }) => <When at={createdAt} dayOnly />, isLabelled: true },
  { head: "Pieces", cell: ({ pieces }) => pieces, isNumber: true, isLabelled: true },
  { head: "With a name", cell: ({ engraved }) => engraved || "", isNumber: true, from: "sm" },
  { head: "Made to measure", cell: ({ measured }) => measured || "", isNumber: true, from: "sm" },
  { head: "Status", cell: (job) => <JobState job={job} />, isCardEnd: true },
];

const stages = {
  "": "Not started",
  "to-start": "To start",
  started: "In work",
  "to-cut": "To cut",
  overdue: "Overdue",
};

export function Component() {
  return (
    <list.Page
      title="Job tickets"
      tabs={{ name: "stage", label: "Stage", options: stages }}
      search="Order number, or scan a ticket"
      filters={[
        {
          name: "confirmed",
          label: "Confirmed",
          all: "Confirmation",
          options: { yes: "Confirmed", no: "To confirm" },
        },
      ]}
      columns={columns}
      keyOf={({ id }) => id}
      linkOf={({ id }) => ticketsAddress([id])}
      selection={{
        nameOf: ({ OrderID }) => OrderID,
        actions: (selected) => <JobActions jobs={selected} />,
      }}
      icon={Scissors}
      empty="Nothing to sew here"
    />
  );
}

function JobState({ job }: { job: ListedJob }) {
  if (job.work) return <StatusBadge tone="dispatched">{stageLabels[job.work]}</StatusBadge>;
  if (job.waitsForPayment) return <StatusBadge tone="cancelled">{waitsForPaymentText}</StatusBadge>;
  return job.isConfirmed ? (
    <StatusBadge tone="delivered">Confirmed</StatusBadge>
  ) : (
    <StatusBadge tone="pending">To confirm</StatusBadge>
  );
}
