import type { Database } from "#database/connect.ts";
import { trimDrawings } from "#server/catalog/drawings/draw-in-color.ts";
import { forgetOldImports } from "#server/catalog/files/import-journal.ts";
import { forgetOptionPictures } from "#server/catalog/options/option-pictures.ts";
import { refreshStaleSearch } from "#server/catalog/refresh-stale-search.ts";
import { forgetOldMessages } from "#server/contact/contact-messages.ts";
import {
  forgetOldCounters,
  forgetOldProofs,
  forgetOldRecoveries,
  forgetOldSessions,
} from "#server/customers/accounts/forget-old-rows.ts";
import { countPeople } from "#server/customers/people/count-people.ts";
import { assertWebhooksTold } from "#server/integrations/webhooks/deliver-messages.ts";
import { forgetOldDeliveries } from "#server/integrations/webhooks/deliveries.ts";
import { emptyOutbox } from "#server/notifications/mail/empty-outbox.ts";
import { outboxOf } from "#server/notifications/mail/keep-in-outbox.ts";
import { forgetOldMails } from "#server/notifications/mail/outgoing-mails.ts";
import { forgetOldMeasurements, forgetOldOrders } from "#server/orders/forget-old-orders.ts";
import { releaseUnconfirmed, remindUnconfirmed } from "#server/orders/holding/release-unconfirmed.ts";
import { forgetOldKeys } from "#server/orders/placing/idempotency.ts";
import { forgetTransferPictures } from "#server/payments/transfers/transfer-pictures.ts";
import { cancelUnpaid, remindUnpaid } from "#server/payments/transfers/unpaid-orders.ts";
import { forgetUploads } from "#server/pictures/forget-uploads.ts";
import { drawingFolderOf } from "#server/pictures/picture-folders.ts";
import { type FailureBoard, heardOf } from "#server/platform/jobs/failure-board.ts";
import { eraseDoneOrders, eraseOldPersons } from "#server/privacy/erase-orders.ts";
import { countPastSales } from "#server/reports/dashboard/count-sales.ts";
import { forgetAftercarePictures } from "#server/returns/request-pictures.ts";
import { forgetOldFiles } from "#server/scale-out/scale-out.ts";
import type { Services } from "#server/services.ts";
import { forgetOldPasswordLinks, forgetOldStaffSessions } from "#server/staff/forget-old-rows.ts";

const minute = 60_000;
const hour = 60 * minute;

/** Each takes away what has had its time, or counts it, and gives how much that was; none depends on another. */
const chores = {
  forgetOldKeys,
  forgetOldSessions,
  forgetOldRecoveries,
  forgetOldProofs,
  forgetOldCounters,
  forgetOldMails,
  forgetOldMessages,
  forgetOldMeasurements,
  forgetOldOrders,
  forgetTransferPictures,
  forgetAftercarePictures,
  forgetOptionPictures,
  remindUnconfirmed,
  releaseUnconfirmed,
  remindUnpaid,
  cancelUnpaid,
  eraseDoneOrders,
  eraseOldPersons,
  countPeople: ({ pool }: Database) => countPeople(pool),
  forgetOldStaffSessions,
  forgetOldPasswordLinks,
  forgetOldImports,
  forgetOldDeliveries,
  forgetOldFiles,
};

type TidiedServices = Pick<Services, "database" | "failures" | "uploads" | "builtFiles">;

/** A chore that fails is heard of, and made up for by the next round. */
export async function tidyUp(
  { database, failures, uploads, builtFiles }: TidiedServices,
  dataDir: string,
): Promise<void> {
  const files = {
    keepPublished: () => builtFiles.keepPublished(),
    emptyOutbox: () => emptyOutbox(outboxOf(dataDir)),
    forgetUploads: () => forgetUploads(database, uploads),
    trimDrawings: () => trimDrawings(drawingFolderOf(dataDir)),
  };
  const all: [string, (database: Database) => Promise<number>][] = Object.entries({ ...chores, ...files });
  for (const [name, chore] of all) {
    await heardOf(failures.watch("tidying", name), () => chore(database)).catch(() => 0);
  }
  await heardOf(failures.watch("sales-figures"), () => countPastSales(database)).catch(() => 0);
  await heardOf(failures.watch("webhooks"), () => assertWebhooksTold(database.pool)).catch(() => 0);
  await refreshWords(database, failures);
}

async function refreshWords(database: Database, failures: FailureBoard): Promise<void> {
  await heardOf(failures.watch("search-words"), () => refreshStaleSearch(database)).catch(() => 0);
}

/** Tidies up shortly after the start and every hour. Gives what ends it. */
export function startHousekeeping(services: TidiedServices, dataDir: string): () => void {
  const { database, failures } = services;
  const round = () => tidyUp(services, dataDir);
  // A new version of the shop may keep the words of all products in another form: until then searches find nothing.
  void refreshWords(database, failures);
  const first = setTimeout(round, minute).unref();
  const everyHour = setInterval(round, hour).unref();
  return () => {
    clearTimeout(first);
    clearInterval(everyHour);
  };
}
