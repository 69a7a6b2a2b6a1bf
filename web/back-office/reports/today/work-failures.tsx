import type { BackgroundWork, WorkFailure } from "#contract/reports/failures.ts";
import { When } from "#web/back-office/ui/values.tsx";

type FailureTexts = { what: string; todo: string };

const askForHelp =
  "It is tried again automatically. If it stays, show this to whoever looks after the server.";

const words: Record<BackgroundWork, FailureTexts> = {
  mails: { what: "Mails are not taken from their list", todo: askForHelp },
  "mail-server": {
    what: "The mail server does not take the shop's mails",
    todo: "Customers get no mails until it does; then all that wait are sent. See whether your mail provider has an outage, or its password was changed.",
  },
  sales: {
    what: "Sales do not begin or end at their time",
    todo: "Until it works, set the prices of products on sale by hand.",
  },
  settings: {
    what: "Changes of products and settings are not seen in the shop",
    todo: "Shoppers may read old prices until it works; orders are priced rightly. Wait with new changes.",
  },
  promises: {
    what: "The work that is promised cannot be summed up",
    todo: "Delivery dates are promised by older figures: look at the days below before you take large orders.",
  },
  drawings: {
    what: "Pictures in other colours cannot be drawn or kept",
    todo: "Shoppers see the first colour instead. The disk of the server may be full.",
  },
  "search-words": {
    what: "Renamed categories, colours or fabrics are not found by their new names yet",
    todo: askForHelp,
  },
  "sales-figures": { what: "The sales figures are not brought up to date", todo: askForHelp },
  tidying: {
    what: "Old data is not cleared away as the privacy policy promises",
    todo: askForHelp,
  },
  parcels: {
    what: "A courier does not answer",
    todo: "Parcels are booked and followed once it does; none is booked twice. If it lasts, look at the courier's portal and at the account in the settings of the server.",
  },
  payments: {
    what: "A gateway does not say what was paid",
    todo: "It is asked again automatically, and nothing is lost: what customers have paid counts once it answers. If it lasts, look at the gateway's portal and at the account in the settings of the server.",
  },
  limits: {
    what: "Redis, which counts for all machines how often somebody may do what is limited, is not reached",
    todo: "Orders go on. Each machine counts on its own until it is, so limits are wider if there are several. Show this to whoever looks after the server.",
  },
  replica: {
    what: "The second database, which shows the catalogue, is away or behind the first",
    todo: "The first one is asked instead until it is back: nothing is lost, and pages may be slower in a rush. Show this to whoever looks after the server.",
  },
  pictures: {
    what: "The store of the pictures (S3) does not answer, or does not let the shop in",
    todo: "Uploaded pictures can be neither shown nor added until it does; orders go on. See whether the store has an outage, and whether its keys are still right.",
  },
  texts: {
    what: "WhatsApp does not take messages to customers, or nobody knows whether it did",
    todo: "The history of an order says of each message what became of it, and sends it again. If it lasts, look at the account with WhatsApp and its token in the settings of the server.",
  },
  webhooks: {
    what: "A tool of yours has not heard of everything",
    todo: "Webhooks shows which one does not take its messages, and what it answers. Once it does, send what it has missed again there.",
  },
  cdn: {
    what: "The CDN in front of the shop is not told what changes",
    todo: "Until it is, its visitors may see old prices; what they order is priced by the shop. If it lasts, look at the address and the header for it in the settings of the server.",
  },
  traces: {
    what: "The collector of traces does not take them",
    todo: "The shop goes on as before; what happens meanwhile is not traced. Show this to whoever looks after the server.",
  },
  backup: {
    what: "There is no new backup",
    todo: "Until it works, losing this machine loses the orders since the last one. The folder for backups may be full or gone; the log says more.",
  },
};

export function WorkFailures({ failures }: { failures: readonly WorkFailure[] }) {
  if (failures.length === 0) return null;
  return (
    <section aria-labelledby="failing" className="mb-6 rounded-lg border border-anar px-4 py-3">
      <h2 id="failing" className="mb-2 text-lg text-anar">
        Does not work at the moment
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
