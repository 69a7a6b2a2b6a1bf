import { Suspense, useEffect } from "react";
import { Link, useLoaderData } from "react-router";
import { getToday, type Today, type WaitingWork } from "#contract/reports/waiting.ts";
import { waitingLists } from "#contract/reports/waiting-lists.ts";
import CircleCheck from "#icons/circle-check.mjs";
import { loaderOf } from "#web/back-office/load.ts";
import { learnWaiting, useLiveOrders } from "#web/back-office/orders/live-orders/live-orders-store.ts";
import { LostConnection, NewOrders } from "#web/back-office/orders/live-orders/new-orders.tsx";
import { formatAge } from "#web/back-office/ui/moments.ts";
import { PageHeader } from "#web/back-office/ui/page-header.tsx";
import { When } from "#web/back-office/ui/values.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import { waitingLabels } from "./waiting-labels.ts";
import { WorkFailures } from "./work-failures.tsx";
import { Workload } from "./workload.tsx";

export const loader = loaderOf(getToday);

/** Only a new shop has it. */
const FirstRun = lazyPart(async () => (await import("./first-run.tsx")).FirstRun);

export function Component() {
  const { waiting: loaded, report, firstRun } = useLoaderData<typeof loader>();
  const waiting = useLiveOrders().waiting ?? loaded;
  // Newer than the last poll, for example after a change by this user.
  useEffect(() => learnWaiting(loaded), [loaded]);
  const open = waiting.filter(({ count }) => count > 0);
  const quiet = waiting.filter(({ count }) => count === 0);
  return (
    <>
      <PageHeader title="Today" />
      <NewOrders />
      <LostConnection />
      {report && <WorkFailures failures={report.failures} />}
      {firstRun && (
        <Suspense>
          <FirstRun steps={firstRun} />
        </Suspense>
      )}
      {open.length === 0 ? (
        <EmptyState icon={CircleCheck} title="Nothing is waiting" />
      ) : (
        <nav aria-label="Waiting" className="mb-6">
          <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-4">
            {open.map((work) => (
              <li key={work.kind}>
                <Waiting work={work} />
              </li>
            ))}
          </ul>
        </nav>
      )}
      {quiet.length > 0 && <Quiet waiting={quiet} />}
      {report && (
        <>
          <Workload days={report.workload} />
          <Backup backup={report.backup} />
          <DatabaseRelease database={report.database} />
        </>
      )}
    </>
  );
}

const urgent = new Set<WaitingWork["kind"]>(["overdue", "deliveryFailed", "stillCarried", "bookingRejected"]);

function Waiting({ work: { kind, count, since, until } }: { work: WaitingWork }) {
  return (
    <Link
      to={waitingLists[kind]}
      className="flex h-full flex-col justify-between gap-1 rounded-lg border border-line px-4 py-3 hover:border-line-strong"
    >
      <span className="font-[540]">{waitingLabels[kind]}</span>
      <span className="flex gap-x-3 gap-y-1 max-md:flex-col md:items-baseline md:justify-between">
        <span className={`text-3xl leading-none font-[600] ${urgent.has(kind) ? "text-anar" : ""}`}>
          {count.toLocaleString("en-PK")}
        </span>
        {until ? (
          <span className="text-sm text-anar">
            reply by <When at={until} />
          </span>
        ) : (
          since && <Since kind={kind} since={since} />
        )}
      </span>
    </Link>
  );
}

function Since({ kind, since }: { kind: WaitingWork["kind"]; since: string }) {
  const className = "text-sm text-slate";
  if (kind !== "shortFabric") return <span className={className}>oldest {formatAge(since)}</span>;
  return (
    <span className={className}>
      from <When at={since} dayOnly />
    </span>
  );
}

/** Lists with nothing in them, small. */
function Quiet({ waiting }: { waiting: readonly WaitingWork[] }) {
  return (
    <nav
      aria-label="Nothing waiting"
      className="mb-6 flex flex-wrap items-baseline gap-x-3 text-sm text-slate"
    >
      <span>Nothing waiting:</span>
      {waiting.map(({ kind }) => (
        <Link
          key={kind}
          to={waitingLists[kind]}
          className="py-1 text-slate hover:underline pointer-coarse:py-3"
        >
          {waitingLabels[kind]}
        </Link>
      ))}
    </nav>
  );
}

/** Hours after which the backup of the night is missing. */
const oneNight = 26;

function Backup({ backup: { isOn, lastAt } }: { backup: NonNullable<Today["report"]>["backup"] }) {
  const isLate = isOn && (lastAt === null || Date.now() - Date.parse(lastAt) > oneNight * 3_600_000);
  const className = `text-sm ${isLate ? "text-anar" : "text-slate"}`;
  if (!lastAt) return <p className={className}>No backup{isOn ? " yet" : ": no folder is set for it"}</p>;
  return (
    <p className={className}>
      Last backup: <When at={lastAt} />
    </p>
  );
}

function DatabaseRelease({
  database: { version, newest, isBehind },
}: {
  database: NonNullable<Today["report"]>["database"];
}) {
  if (!isBehind) return null;
  return (
    <p className="text-sm text-slate">
      PostgreSQL {version} is behind:{" "}
      {newest ? `bring it to ${newest}` : "its branch gets no more security fixes"}.
    </p>
  );
}
