import type { BackgroundWork, WorkFailure } from "#contract/reports/failures.ts";
import { When } from "#web/back-office/ui/values.tsx";

type FailureTexts = { what: string; todo: string };

const askForHelp =
  "It is tried again automatically. If it stays, show this to the person who looks after the server.";

const words: Record<BackgroundWork, FailureTexts> = {
  mails: { what: "Mails are not being sent", todo: askForHelp },
  "mail-server": {
    what: "The mail server rejects the shop's mails",
    todo: "Customers get no mails until this is solved; then all waiting mails are sent. Check whether your mail provider has an outage, or its password was changed.",
  },
  sales: {
    what: "Sales do not start or end on time",
    todo: "Until it works, set the prices of products on sale by hand.",
  },
  settings: {
    what: "Changes to products and settings do not reach the shop",
    todo: "Shoppers may see old prices until it works; orders get the right price. Wait before you change more.",
  },
  promises: {
    what: "The workload cannot be calculated",
    todo: "Delivery dates are based on old figures: check the days below before you take large orders.",
  },
  drawings: {
    what: "Pictures in other colours cannot be drawn or stored",
    todo: "Shoppers see the first colour instead. The disk of the server may be full.",
  },
  "search-words": {
    what: "Search does not yet find renamed categories, colours or fabrics by their new names",
    todo: askForHelp,
  },
  "sales-figures": { what: "The sales figures are not up to date", todo: askForHelp },
  tidying: {
    what: "Old data is not deleted as the privacy policy promises",
    todo: askForHelp,
  },
  parcels: {
    what: "A courier does not answer",
    todo: "Parcels are booked and tracked when it answers; none is booked twice. If this lasts, check the courier's portal and the account in the server settings.",
  },
  payments: {
    what: "A payment gateway does not answer",
    todo: "It is asked again automatically, and nothing is lost: payments count when it answers. If this lasts, check the gateway's portal and the account in the server settings.",
  },
  limits: {
    what: "Redis, which counts rate limits for all machines, cannot be reached",
    todo: "Orders continue. Until then each machine counts on its own, so with several machines the limits are higher. Show this to the person who looks after the server.",
  },
  replica: {
    what: "The second database, for the catalogue, is down or behind the first",
    todo: "The first one answers until it is back: nothing is lost, but pages may be slower in busy hours. Show this to the person who looks after the server.",
  },
  pictures: {
    what: "The picture storage (S3) does not answer, or refuses the shop",
    todo: "Uploaded pictures cannot be shown or added until it works; orders continue. Check whether the storage has an outage, and whether its keys are still valid.",
  },
  texts: {
    what: "WhatsApp rejects messages to customers, or does not answer",
    todo: "The history of an order shows the state of each message and can send it again. If this lasts, check the WhatsApp account and its token in the server settings.",
  },
  webhooks: {
    what: "A webhook has missed messages",
    todo: "The Webhooks page shows the failing one and its answer. When it works again, send the missed messages again there.",
  },
  cdn: {
    what: "The CDN in front of the shop does not accept updates",
    todo: "Until it does, visitors may see old prices; orders get the right price. If this lasts, check its address and header in the server settings.",
  },
  traces: {
    what: "The trace collector does not accept traces",
    todo: "The shop works as before, but without traces. Show this to the person who looks after the server.",
  },
  backup: {
    what: "There is no new backup",
    todo: "If this machine is lost now, the orders since the last backup are lost. The backup folder may be full or missing; see the log.",
  },
};

export function WorkFailures({ failures }: { failures: readonly WorkFailure[] }) {
  if (failures.length === 0) return null;
  return (
    <section aria-labelledby="failing" className="mb-6 rounded-lg border border-anar px-4 py-3">
      <h2 id="failing" className="mb-2 text-lg text-anar">
        Not working now
      </h2>
      <ul className="grid gap-3">
        {failures.map(({ work, part, reason, since, lastAt, times }) => (
          <li key={work + part}>
            <p className="font-[560]">{words[work].what}</p>
            <p className="max-w-[75ch]">{words[work].todo}</p>
            <p className="text-sm text-slate wrap-anywhere">
              Since <When at={since} />, {times === 1 ? "once" : `${times.toLocaleString("en-PK")} times`},
              last <When at={lastAt} />. Code: {[part, reason].filter((text) => text !== "").join(", ")}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
