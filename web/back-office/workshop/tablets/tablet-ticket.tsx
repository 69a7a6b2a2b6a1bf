import { type ReactNode, useCallback, useEffect, useState } from "react";
import { describeChoices, describeMeasurements, englishChoices } from "#contract/cart/describe-choices.ts";
import { type WorkStage, workStages } from "#contract/orders/orders.ts";
import type { Garment, TicketedJob } from "#contract/workshop/job-tickets.ts";
import { getTabletTickets, setTabletStage } from "#contract/workshop/tablets.ts";
import { callApi } from "#web/back-office/api.ts";
import { OptionPictures } from "#web/options/option-picture.tsx";
import { toastError, toastSuccess } from "#web/ui/toast.ts";
import { DueDay } from "../job-due-day.tsx";
import { describeLineStage, stageDoneLabels, stageLabels, waitsForPaymentText } from "../stage-labels.ts";
import { tabletButton, tabletKey } from "./tablet-key.ts";

/** Milliseconds within which a second tap is a double tap, since the next step takes the last one's place. */
const doubleTap = 700;

type TabletTicketProps = { id: string; onBack: () => void; onOver: () => Promise<void> };

export function TabletTicket({ id, onBack, onOver }: TabletTicketProps) {
  const [job, setJob] = useState<TicketedJob>();
  const [said, setSaid] = useState("One moment...");
  const [busy, setBusy] = useState(false);

  const load = useCallback(async () => {
    const answer = await callApi(getTabletTickets, { query: { ids: id } });
    if (!answer.ok) {
      setSaid(answer.error.error);
      return answer.status === 401 ? onOver() : undefined;
    }
    setJob(answer.data.jobs[0]);
    setSaid(answer.data.jobs.length === 0 ? "There is no such order any more." : "");
  }, [id, onOver]);

  useEffect(() => {
    void load();
  }, [load]);

  async function reach(stage: WorkStage) {
    setBusy(true);
    const tapped = new Promise((resolve) => setTimeout(resolve, doubleTap));
    await note(stage);
    await tapped;
    setBusy(false);
  }

  async function note(stage: WorkStage) {
    const answer = await callApi(setTabletStage, { body: { id, stage } });
    if (!answer.ok) {
      toastError(answer.error.error);
      return answer.status === 401 ? onOver() : undefined;
    }
    if (answer.data.isChanged) toastSuccess(stageLabels[stage]);
    else toastError("Nothing was noted: somebody else was quicker, or the order is not open any more.");
    await load();
  }

  const done = job?.work ? workStages.indexOf(job.work) : -1;
  const mayMove = job?.actions.includes("moveWork");
  const next = mayMove ? workStages[done + 1] : undefined;
  const before = mayMove && done > 0 ? workStages[done - 1] : undefined;

  return (
    <article className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="whitespace-nowrap">{job?.OrderID ?? "Ticket"}</h2>
        <button type="button" className={tabletButton} onClick={onBack}>
          Back to the list
        </button>
      </div>
      <p role="status" className="text-lg empty:sr-only">
        {said}
      </p>
      {job && (
        <>
          <p className="text-lg">
            Due <DueDay job={job} />
            {job.work && <span>{`, ${stageLabels[job.work].toLowerCase()}`}</span>}
          </p>
          {job.orderProgress !== "Pending" && <Warning>{job.orderProgress}: not to be sewn</Warning>}
          {job.orderProgress === "Pending" && !job.isConfirmed && (
            <Warning>Not yet confirmed by the customer</Warning>
          )}
          {job.waitsForPayment && <Warning>{waitsForPaymentText}: not to be cut</Warning>}
          {job.changedAt && <Warning>Changed after it was ordered: earlier tickets are wrong</Warning>}
          {job.garments.map((garment) => (
            <GarmentCard key={garment.id} job={job} garment={garment} />
          ))}
          {next && (
            <button
              type="button"
              aria-disabled={busy}
              className={`${tabletKey} border-transparent bg-siyahi text-kora`}
              onClick={() => !busy && void reach(next)}
            >
              {stageDoneLabels[next]}
            </button>
          )}
          {before && (
            <button
              type="button"
              className={tabletButton}
              aria-disabled={busy}
              onClick={() => !busy && void reach(before)}
            >
              Back to: {stageLabels[before].toLowerCase()}
            </button>
          )}
        </>
      )}
    </article>
  );
}

function GarmentCard({ job, garment }: { job: TicketedJob; garment: Garment }) {
  const lineWork = describeLineStage(job, garment);
  const words = [
    ...describeChoices(garment, englishChoices),
    ...describeMeasurements(garment.custom_size, englishChoices),
  ];
  return (
    <section className="grid gap-3 rounded-lg border border-line bg-paper p-5">
      <h3 className="text-xl wrap-anywhere">
        {garment.quantity} x {garment.product_code} {garment.name}
      </h3>
      {lineWork && <Warning>{lineWork}</Warning>}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1.5 text-lg">
        {words.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-slate">{label}</dt>
            <dd className="font-[600] whitespace-pre-line wrap-anywhere">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
        {threadsOf(garment).map(({ label, thread }) => (
          <div key={label} className="contents">
            <dt className="text-slate">{label}</dt>
            <dd className="font-[600]">{thread}</dd>
          </div>
        ))}
      </dl>
      <OptionPictures item={garment} className="h-40" />
    </section>
  );
}

function threadsOf({ thread, badges, name_engraving }: Garment) {
  const ofName =
    thread && name_engraving && !name_engraving.thread ? [{ label: "Thread", thread: thread.name }] : [];
  return [
    ...ofName,
    ...badges.map((badge) => ({
      label: `Thread of ${badge.name}`,
      thread: badge.thread?.name ?? "Ask the office",
    })),
  ];
}

function Warning({ children }: { children: ReactNode }) {
  return (
    <p className="rounded-lg border-2 border-anar p-3 text-center text-lg font-[600] text-anar">{children}</p>
  );
}
