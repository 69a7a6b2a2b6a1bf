import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router";
import { type JobStage, type ListedJob, listJobs } from "#contract/workshop/job-tickets.ts";
import Scissors from "#icons/scissors.mjs";
import { ticketsAddress } from "#web/back-office/papers/tickets-address.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { answerOf } from "../answer-of.ts";
import { callApi } from "../api.ts";
import { queryOf } from "../query-of.ts";
import { type Column, DataTable } from "../ui/data-table.tsx";
import { KeysetPager } from "../ui/keyset-pager.tsx";
import { listAddress } from "../ui/list-address.ts";
import { FilterSelect, ListFilters } from "../ui/list-filters.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { StatusBadge } from "../ui/status-badge.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { When } from "../ui/when.tsx";
import { JobActions } from "./job-actions.tsx";
import { DueDay } from "./job-due-day.tsx";
import { waitsForPaymentWords, workWords } from "./work-words.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  return answerOf(await callApi(listJobs, { query: queryOf(listJobs.query, request) }), request);
}

const columns: readonly Column<ListedJob>[] = [
  { head: "Order", cell: ({ OrderID }) => <span className="whitespace-nowrap">{OrderID}</span> },
  { head: "Due", cell: (job) => <DueDay job={job} />, isLabelled: true },
  { head: "Ordered", cell: ({ createdAt }) => <When at={createdAt} dayOnly />, isLabelled: true },
  { head: "Pieces", cell: ({ pieces }) => pieces, isNumber: true, isLabelled: true },
  { head: "With a name", cell: ({ engraved }) => engraved || "", isNumber: true, from: "sm" },
  { head: "Made to measure", cell: ({ measured }) => measured || "", isNumber: true, from: "sm" },
  { head: "Status", cell: (job) => <JobState job={job} />, isCardEnd: true },
];

const stages: readonly { stage: JobStage; label: string }[] = [
  { stage: "waiting", label: "To cut" },
  { stage: "started", label: "In work" },
  { stage: "overdue", label: "Overdue" },
];

export function Component() {
  const { items, next } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const current = params.get("stage") ?? "waiting";
  return (
    <>
      <PageHeader
        title="Job tickets"
        actions={
          <>
            <ButtonLink look="secondary" to="/job-tickets/cutting">
              Cutting list
            </ButtonLink>
            <ButtonLink look="secondary" to="/job-tickets/embroidery">
              Embroidery list
            </ButtonLink>
          </>
        }
      />
      <Tabs
        label="Stage"
        tabs={stages.map(({ stage, label }) => ({
          label,
          to: listAddress(params, { stage: stage === "waiting" ? "" : stage }),
          current: stage === current,
        }))}
      />
      <ListFilters search="Order number, or scan a ticket">
        <FilterSelect
          name="confirmed"
          label="Confirmed"
          all="Confirmed or not"
          options={[
            { value: "yes", label: "Confirmed" },
            { value: "no", label: "To confirm" },
          ]}
        />
      </ListFilters>
      <DataTable
        caption="Job tickets"
        columns={columns}
        rows={items}
        keyOf={({ id }) => id}
        linkOf={({ id }) => ticketsAddress([id])}
        selection={{
          nameOf: ({ OrderID }) => OrderID,
          actions: (selected, clear) => <JobActions jobs={selected} onDone={clear} />,
        }}
        empty={<EmptyState icon={Scissors} title="Nothing to sew here" />}
      />
      <KeysetPager next={next} />
    </>
  );
}

function JobState({ job }: { job: ListedJob }) {
  if (job.work) return <StatusBadge tone="dispatched">{workWords[job.work]}</StatusBadge>;
  if (job.waitsForPayment) return <StatusBadge tone="cancelled">{waitsForPaymentWords}</StatusBadge>;
  return job.isConfirmed ? (
    <StatusBadge tone="delivered">Confirmed</StatusBadge>
  ) : (
    <StatusBadge tone="pending">To confirm</StatusBadge>
  );
}
