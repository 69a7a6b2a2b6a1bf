import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { describeChoices, describeMeasurements } from "#contract/cart/describe-choices.ts";
import { type WorkStage, workStages } from "#contract/orders/orders.ts";
import type { Garment, TicketedJob } from "#contract/workshop/job-tickets.ts";
import { getTabletTickets, setTabletStage } from "#contract/workshop/tablets.ts";
import Check from "#icons/check.mjs";
import { callApi } from "#web/back-office/api.ts";
import { LinePicture } from "#web/back-office/ui/line-picture.tsx";
import { OptionPictures } from "#web/options/option-picture.tsx";
import { ChestCloseUp } from "#web/preview/chest-close-up.tsx";
import { previewOf } from "#web/preview/preview-of.ts";
import { Icon } from "#web/ui/icon.tsx";
import { toastError, toastSuccess } from "#web/ui/toast.ts";
import { describeLineStage } from "../stage-labels.ts";
import type { WorkshopWords } from "../words/workshop-words.ts";
import { Code, useWords } from "../words/workshop-words-context.tsx";
import { TabletDueDay } from "./tablet-due-day.tsx";
import { wordFailure } from "./tablet-failure.ts";
import { tabletButton, tabletKey } from "./tablet-key.ts";

type TabletTicketProps = { id: string; onBack: () => void; onOver: () => Promise<void> };

export function TabletTicket({ id, onBack, onOver }: TabletTicketProps) {
  const words = useWords();
  const { tablet, papers, stages } = words;
  const [job, setJob] = useState<TicketedJob>();
  const [said, setSaid] = useState(tablet.oneMoment);
  const [busy, setBusy] = useState(false);
  const isSending = useRef(false);

  const load = useCallback(async () => {
    const answer = await callApi(getTabletTickets, { query: { ids: id } });
    if (!answer.ok) {
      setSaid(wordFailure(answer.error, words));
      return answer.status === 401 ? onOver() : undefined;
    }
    setJob(answer.data.jobs[0]);
    setSaid(answer.data.jobs.length === 0 ? words.tablet.isGone : "");
  }, [id, words, onOver]);

  useEffect(() => {
    void load();
  }, [load]);

  async function reach(stage: WorkStage) {
    // Two taps may come before the page is drawn again.
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    await note(stage);
    isSending.current = false;
    setBusy(false);
  }

  async function note(stage: WorkStage) {
    const answer = await callApi(setTabletStage, { body: { id, stage } });
    if (!answer.ok) {
      toastError(wordFailure(answer.error, words));
      return answer.status === 401 ? onOver() : undefined;
    }
    if (answer.data.isChanged) toastSuccess(stages.reached[stage]);
    else toastError(tablet.nothingNoted);
    await load();
  }

  const done = job?.work ? workStages.indexOf(job.work) : -1;
  const before = job?.actions.includes("moveWork") && done > 0 ? workStages[done - 1] : undefined;

  return (
    <article className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="whitespace-nowrap">
          {job ? <Code>{job.OrderID}</Code> : <span>{tablet.ticket}</span>}
        </h2>
        <button type="button" className={tabletButton} onClick={onBack}>
          {tablet.backToList}
        </button>
      </div>
      <p role="status" className="text-lg empty:sr-only">
        {said}
      </p>
      {job && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3 text-lg">
            <TabletDueDay job={job} />
            {before && (
              <button
                type="button"
                className={tabletButton}
                aria-disabled={busy}
                onClick={() => void reach(before)}
              >
                {tablet.backTo(stages.reached[before])}
              </button>
            )}
          </div>
          {job.orderProgress !== "Pending" && <Warning>{papers.ended[job.orderProgress]}</Warning>}
          {job.orderProgress === "Pending" && !job.isConfirmed && <Warning>{papers.notConfirmed}</Warning>}
          {job.waitsForPayment && <Warning>{papers.notToBeCut}</Warning>}
          {job.changedAt && <Warning>{tablet.changed}</Warning>}
          {job.garments.map((garment) => (
            <GarmentCard key={garment.id} job={job} garment={garment} />
          ))}
          <NextStep job={job} busy={busy} onReach={(stage) => void reach(stage)} />
        </>
      )}
    </article>
  );
}

type NextStepProps = { job: TicketedJob; busy: boolean; onReach: (stage: WorkStage) => void };

/** At the foot of the screen, where the thumb is. Steps change sides: a second tap meets the step that is done. */
function NextStep({ job, busy, onReach }: NextStepProps) {
  const { stages } = useWords();
  const index = job.work ? workStages.indexOf(job.work) + 1 : 0;
  const next = job.actions.includes("moveWork") ? workStages[index] : undefined;
  if (!next && !job.work) return null;
  return (
    <div className="sticky bottom-0 grid grid-cols-2 gap-3 bg-kora py-3" data-steps="">
      {next && (
        <button
          type="button"
          aria-disabled={busy}
          className={`${tabletKey} px-3 border-transparent bg-siyahi text-kora ${index % 2 === 0 ? "order-2" : "order-1"}`}
          onClick={() => onReach(next)}
        >
          {stages.mark[next]}
        </button>
      )}
      <p
        className={`flex min-h-20 items-center justify-center gap-2 text-lg text-slate ${index % 2 === 0 ? "order-1" : "order-2"}`}
      >
        {job.work && (
          <>
            <Icon icon={Check} />
            {stages.reached[job.work]}
          </>
        )}
      </p>
    </div>
  );
}

function GarmentCard({ job, garment }: { job: TicketedJob; garment: Garment }) {
  const words = useWords();
  const { choices, papers } = words;
  const lineWork = describeLineStage(job, garment, words);
  const facts = [
    ...describeChoices(garment, choices),
    ...describeMeasurements(garment.custom_size, choices),
    ...threadsOf(garment, words),
  ];
  return (
    <section className="grid gap-4 rounded-lg border border-line bg-paper p-5">
      <h3 className="text-xl wrap-anywhere">
        <span>{papers.pieces(garment.quantity)}</span> <Code>{garment.product_code}</Code>{" "}
        <bdi>{choices.name(garment.name, garment.urdu?.name)}</bdi>
      </h3>
      {lineWork && <Warning>{lineWork}</Warning>}
      {garment.alteration !== null && (
        <Warning>
          {papers.alter} <bdi className="whitespace-pre-line">{garment.alteration}</bdi>
        </Warning>
      )}
      {garment.isFromStock && <Warning>{garment.cap ? papers.onlyTheCap : papers.nothingIsCut}</Warning>}
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_16rem]">
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-5 gap-y-1.5 text-lg">
          {facts.map(({ label, value }) => (
            <div key={label} className="contents">
              <dt className="text-slate">{label}</dt>
              <dd className="font-[600] whitespace-pre-line wrap-anywhere">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <GarmentPictures garment={garment} />
      </div>
    </section>
  );
}

function GarmentPictures({ garment }: { garment: Garment }) {
  const { primary } = garment.images;
  const preview = previewOf(garment);
  return (
    <div className="grid grid-cols-2 content-start gap-3 max-sm:order-first sm:grid-cols-1">
      <LinePicture item={garment} sizes="256px" />
      {preview && (
        <ChestCloseUp
          preview={preview}
          picture={preview.drawn ? primary : undefined}
          sizes="256px"
          className="self-start"
        />
      )}
      <OptionPictures item={garment} className="h-40" />
    </div>
  );
}

function threadsOf({ thread, badges, name_engraving }: Garment, { papers, choices }: WorkshopWords) {
  const isChosen = name_engraving && name_engraving.thread !== undefined;
  const ofName =
    thread && name_engraving && !isChosen
      ? [{ label: papers.threadLabel, value: choices.name(thread.name, thread.urdu) }]
      : [];
  return [
    ...ofName,
    ...badges.map((badge) => ({
      label: papers.threadOf(choices.name(badge.name, badge.urdu)),
      value: badge.thread ? choices.name(badge.thread.name, badge.thread.urdu) : papers.askTheOffice,
    })),
  ];
}

function Warning({ children }: { children: ReactNode }) {
  return (
    <p className="rounded-lg border-2 border-anar p-3 text-center text-lg font-[600] text-anar">{children}</p>
  );
}
