import { useCallback, useEffect, useState } from "react";
import type { JobStage, ListedJob } from "#contract/workshop/job-tickets.ts";
import { leave as leaveCall, listTabletJobs } from "#contract/workshop/tablets.ts";
import { callApi } from "#web/back-office/api.ts";
import { toastError } from "#web/ui/toast.ts";
import { DueDay } from "../job-due-day.tsx";
import { stageLabels, waitsForPaymentText } from "../stage-labels.ts";
import { CuttingTable } from "./cutting-table.tsx";
import { tabletButton, tabletKey } from "./tablet-key.ts";
import { TabletTicket } from "./tablet-ticket.tsx";

const views = [
  { view: "waiting", label: "To cut" },
  { view: "started", label: "In work" },
  { view: "overdue", label: "Overdue" },
  { view: "cutting", label: "Cutting list" },
] as const;
type View = (typeof views)[number]["view"];

type TabletWorkProps = { device: string; worker: { name: string }; onOver: () => Promise<void> };

export function TabletWork({ device, worker, onOver }: TabletWorkProps) {
  const [view, setView] = useState<View>("waiting");
  const [opened, setOpened] = useState<string>();
  const [number, setNumber] = useState(() => new URLSearchParams(location.search).get("q") ?? "");

  async function leave() {
    const answer = await callApi(leaveCall);
    if (!answer.ok && answer.status !== 401) toastError(answer.error.error);
    await onOver();
  }

  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h1>{worker.name}</h1>
          <p className="text-slate">{device}</p>
        </div>
        <button type="button" className={tabletButton} onClick={() => void leave()}>
          I am done
        </button>
      </header>
      {opened === undefined ? (
        <>
          <nav aria-label="Work" className="grid grid-cols-2 gap-3 sm:grid-cols-4">
            {views.map(({ view: each, label }) => (
              <button
                key={each}
                type="button"
                aria-pressed={each === view && number === ""}
                className={`${tabletKey} min-h-16 text-lg aria-pressed:bg-siyahi aria-pressed:text-kora`}
                onClick={() => {
                  setNumber("");
                  setView(each);
                }}
              >
                {label}
              </button>
            ))}
          </nav>
          <FindNumber onFind={setNumber} />
          {view === "cutting" && number === "" ? (
            <CuttingTable onOver={onOver} />
          ) : (
            <JobKeys
              key={`${view} ${number}`}
              {...(view === "cutting" ? {} : { stage: view })}
              number={number}
              onOpen={setOpened}
              onOver={onOver}
            />
          )}
        </>
      ) : (
        <TabletTicket id={opened} onBack={() => setOpened(undefined)} onOver={onOver} />
      )}
    </>
  );
}

/** A scanner types the code, then Enter. */
function FindNumber({ onFind }: { onFind: (number: string) => void }) {
  const [typed, setTyped] = useState("");
  return (
    <form
      className="flex gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onFind(typed.trim());
        setTyped("");
      }}
    >
      <input
        type="search"
        aria-label="Order number, or scan a ticket"
        placeholder="Order number, or scan a ticket"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className="field-control min-h-14 flex-1 text-lg"
      />
      <button type="submit" className={tabletButton}>
        Find
      </button>
    </form>
  );
}

type JobKeysProps = {
  stage?: JobStage;
  number: string;
  onOpen: (id: string) => void;
  onOver: () => Promise<void>;
};

function JobKeys({ stage, number, onOpen, onOver }: JobKeysProps) {
  const [jobs, setJobs] = useState<ListedJob[]>([]);
  const [next, setNext] = useState<string | null>(null);
  const [said, setSaid] = useState("One moment...");

  const load = useCallback(
    async (after?: string) => {
      const answer = await callApi(listTabletJobs, {
        query: { ...(number ? { q: number } : { stage }), ...(after ? { after } : {}) },
      });
      if (!answer.ok) {
        setSaid(answer.error.error);
        return answer.status === 401 ? onOver() : undefined;
      }
      const { items } = answer.data;
      setJobs((before) => (after ? [...before, ...items] : items));
      setNext(answer.data.next);
      setSaid(
        items.length === 0 && !after
          ? number
            ? "No open order has this number."
            : "Nothing to sew here."
          : "",
      );
    },
    [stage, number, onOver],
  );

  useEffect(() => {
    void load();
  }, [load]);

  return (
    <>
      <p role="status" className="text-lg empty:sr-only">
        {said}
      </p>
      <ul className="grid gap-3 sm:grid-cols-2">
        {jobs.map((job) => (
          <li key={job.id}>
            <button
              type="button"
              className={`${tabletKey} grid w-full gap-1 px-5 py-3 text-start`}
              onClick={() => onOpen(job.id)}
            >
              <span className="text-xl whitespace-nowrap">{job.OrderID}</span>
              <span className="text-base font-normal">
                {job.pieces === 1 ? "1 piece" : `${job.pieces} pieces`}
                {job.work && <span>{`, ${stageLabels[job.work].toLowerCase()}`}</span>}
                {!job.isConfirmed && <span>, not confirmed</span>}
                {job.waitsForPayment && <span>{`, ${waitsForPaymentText.toLowerCase()}`}</span>}
              </span>
              <span className="text-base font-normal">
                Due <DueDay job={job} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      {next !== null && (
        <button type="button" className={`${tabletButton} w-full`} onClick={() => void load(next)}>
          Show more
        </button>
      )}
    </>
  );
}
