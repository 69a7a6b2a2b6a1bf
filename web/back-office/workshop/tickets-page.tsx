import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { getTickets } from "#contract/workshop/job-tickets.ts";
import Scissors from "#icons/scissors.mjs";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { answerOf } from "../answer-of.ts";
import { callApi } from "../api.ts";
import { PrintButton } from "../papers/print-button.tsx";
import { askedOrders } from "../ui/asked-orders.ts";
import { PageHeader } from "../ui/page-header.tsx";
import { TicketSheet } from "./ticket-sheet.tsx";
import { useMoveWork } from "./use-move-work.tsx";
import { Paper, PaperLanguageChoice } from "./words/paper-language.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  return answerOf(await callApi(getTickets, { query: { ids: askedOrders(request) } }), request);
}

export function Component() {
  const { jobs, language } = useLoaderData<typeof loader>();
  const { busy, start, question } = useMoveWork();
  const waiting = jobs.filter(({ actions }) => actions.includes("startWork"));
  const tickets = jobs.flatMap((job) => job.garments.map((garment, index) => ({ job, garment, index })));
  return (
    <>
      <div className="no-print">
        <PageHeader
          title={tickets.length === 1 ? "1 job ticket" : `${tickets.length} job tickets`}
          crumbs={[{ label: "Job tickets", to: "/job-tickets" }]}
          actions={
            tickets.length > 0 && (
              <>
                {waiting.length > 0 && (
                  <Button look="secondary" busy={busy} onClick={() => start(waiting)}>
                    Start work
                  </Button>
                )}
                <PaperLanguageChoice language={language} />
                <PrintButton label="Print on A5" />
              </>
            )
          }
        />
        {question}
      </div>
      {tickets.length === 0 && <EmptyState icon={Scissors} title="No such orders" />}
      <Paper language={language}>
        {tickets.map(({ job, garment, index }) => (
          <TicketSheet key={garment.id} job={job} garment={garment} index={index} />
        ))}
      </Paper>
    </>
  );
}
