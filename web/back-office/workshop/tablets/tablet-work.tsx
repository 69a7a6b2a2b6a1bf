import { type ReactNode, useCallback, useEffect, useState } from "react";
import type { JobStage, ListedJob } from "#contract/workshop/job-tickets.ts";
import { leave as leaveCall, listTabletJobs } from "#contract/workshop/tablets.ts";
import { callApi } from "#web/back-office/api.ts";
import { toastError } from "#web/ui/toast.ts";
import { Code, useWords } from "../words/workshop-words-context.tsx";
import { CuttingTable } from "./cutting-table.tsx";
import { TabletDueDay } from "./tablet-due-day.tsx";
import { wordFailure } from "./tablet-failure.ts";
import { tabletButton, tabletKey } from "./tablet-key.ts";
import { TabletTicket } from "./tablet-ticket.tsx";

const views = ["waiting", "started", "overdue", "cutting"] as const;
type View = (typeof views)[number];

type TabletWorkProps = {
  device: string;
  worker: { name: string };
  onOver: () => Promise<void>;
  children: ReactNode;
};

export function TabletWork({ device, worker, onOver, children }: TabletWorkProps) {
  const words = useWords();
  const { tablet } = words;
  const [view, setView] = useState<View>("waiting");
  const [opened, setOpened] = useState<string>();
  const [said, setSaid] = useState("");
  const [scanned] = useState(() => new URLSearchParams(location.search).get("q") ?? "");

  const find = useCallback(
    async (number: string) => {
      if (number === "") return;
      const answer = await callApi(listTabletJobs, { query: { q: number } });
      if (answer.ok) {
        const [found] = answer.data.items;
        setSaid(found ? "" : tablet.noSuchNumber);
        if (found) setOpened(found.id);
      } else if (answer.status === 401) await onOver();
      else setSaid(wordFailure(answer.error, words));
    },
    [tablet, words, onOver],
  );

  // A camera opens the address in a ticket's code.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, also when the language changes.
  useEffect(() => {
    void find(scanned);
  }, [scanned]);

  async function leave() {
    const answer = await callApi(leaveCall);
    if (!answer.ok && answer.status !== 401) toastError(wordFailure(answer.error, words));
    await onOver();
  }

  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h1>
            <bdi>{worker.name}</bdi>
          </h1>
          <p className="text-slate">
            <bdi>{device}</bdi>
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          {children}
          <button type="button" className={tabletButton} onClick={() => void leave()}>
            {tablet.signOut}
          </button>
        </div>
      </header>
      {opened === undefined ? (
        <>
          <nav aria-label={tablet.work} className="grid grid-cols-2 gap-3 sm:grid-cols-4">
            {views.map((each) => (
              <button
                key={each}
                type="button"
                aria-pressed={each === view}
                className={`${tabletKey} min-h-16 text-lg aria-pressed:bg-siyahi aria-pressed:text-kora`}
                onClick={() => {
                  setSaid("");
                  setView(each);
                }}
              >
                {tablet.views[each]}
              </button>
            ))}
          </nav>
          <FindNumber onFind={find} />
          <p role="status" className="text-lg text-anar empty:sr-only">
            {said}
          </p>
          {view === "cutting" ? (
            <CuttingTable onOver={onOver} />
          ) : (
            <JobKeys key={view} stage={view} onOpen={setOpened} onOver={onOver} />
          )}
        </>
      ) : (
        <TabletTicket id={opened} onBack={() => setOpened(undefined)} onOver={onOver} />
      )}
    </>
  );
}

/** A scanner types the code, then Enter. */
function FindNumber({ onFind }: { onFind: (number: string) => Promise<void> }) {
  const { tablet } = useWords();
  const [typed, setTyped] = useState("");
  return (
    <form
      className="flex gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void onFind(typed.trim());
        setTyped("");
      }}
    >
      <input
        type="search"
        aria-label={tablet.orderNumber}
        placeholder={tablet.orderNumber}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className="field-control min-h-14 flex-1 text-lg"
      />
      <button type="submit" className={tabletButton}>
        {tablet.find}
      </button>
    </form>
  );
}

type JobKeysProps = {
  stage: JobStage;
  onOpen: (id: string) => void;
  onOver: () => Promise<void>;
};

function JobKeys({ stage, onOpen, onOver }: JobKeysProps) {
  const words = useWords();
  const { tablet, papers, stages } = words;
  const [jobs, setJobs] = useState<ListedJob[]>([]);
  const [next, setNext] = useState<string | null>(null);
  const [said, setSaid] = useState(tablet.oneMoment);

  const load = useCallback(
    async (after?: string) => {
      const answer = await callApi(listTabletJobs, {
        query: { stage, ...(after ? { after } : {}) },
      });
      if (!answer.ok) {
        setSaid(wordFailure(answer.error, words));
        return answer.status === 401 ? onOver() : undefined;
      }
      const { items } = answer.data;
      setJobs((before) => (after ? [...before, ...items] : items));
      setNext(answer.data.next);
      setSaid(items.length === 0 && !after ? words.tablet.nothingToSew : "");
    },
    [stage, words, onOver],
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
              <span className="text-xl whitespace-nowrap">
                <Code>{job.OrderID}</Code>
              </span>
              <span className="text-base font-normal">
                {papers.pieces(job.pieces)}
                {job.work && <span>{` · ${stages.reached[job.work]}`}</span>}
                {!job.isConfirmed && <span>{` · ${tablet.isNotConfirmed}`}</span>}
                {job.waitsForPayment && <span>{` · ${stages.waitsForPayment}`}</span>}
              </span>
              <span className="text-base font-normal">
                <TabletDueDay job={job} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      {next !== null && (
        <button type="button" className={`${tabletButton} w-full`} onClick={() => void load(next)}>
          {tablet.showMore}
        </button>
      )}
    </>
  );
}
