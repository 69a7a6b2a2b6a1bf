import type { Database } from "#database/connect.ts";
import { trimDrawings } from "#server/catalog/drawings/draw-in-color.ts";
import { deleteExpiredImports } from "#server/catalog/files/import-journal.ts";
import { deleteUnusedOptionPictures } from "#server/catalog/options/option-pictures.ts";
import { refreshStaleSearch } from "#server/catalog/refresh-stale-search.ts";
import { deleteExpiredMessages } from "#server/contact/contact-messages.ts";
import {
  deleteExpiredCounters,
  deleteExpiredProofs,
  deleteExpiredRecoveries,
  deleteExpiredSessions,
} from "#server/customers/accounts/delete-expired-rows.ts";
import { countCustomers } from "#server/customers/people/count-customers.ts";
import { assertWebhooksDelivered } from "#server/integrations/webhooks/deliver-messages.ts";
import { deleteExpiredDeliveries } from "#server/integrations/webhooks/deliveries.ts";
import { emptyOutbox } from "#server/notifications/mail/empty-outbox.ts";
import { deleteExpiredMails } from "#server/notifications/mail/outgoing-mails.ts";
import { outboxOf } from "#server/notifications/mail/store-in-outbox.ts";
import { deleteExpiredMeasurements, deleteExpiredOrders } from "#server/orders/delete-expired-orders.ts";
import { requestReviews } from "#server/orders/following/request-reviews.ts";
import { releaseUnconfirmed, remindUnconfirmed } from "#server/orders/holding/release-unconfirmed.ts";
import { deleteExpiredKeys } from "#server/orders/placing/idempotency.ts";
import { deleteExpiredTransferPictures } from "#server/payments/transfers/transfer-pictures.ts";
import { cancelUnpaid, remindUnpaid } from "#server/payments/transfers/unpaid-orders.ts";
import { deleteUnusedUploads } from "#server/pictures/delete-unused-uploads.ts";
import { drawingFolderOf } from "#server/pictures/picture-folders.ts";
import { type HealthReporter, reportHealth } from "#server/platform/jobs/health-reporter.ts";
import { eraseDoneOrders, eraseOldCustomers } from "#server/privacy/erase-orders.ts";
import { countPastSales } from "#server/reports/dashboard/count-sales.ts";
import { deleteExpiredReturnPictures } from "#server/returns/request-pictures.ts";
import { deleteExpiredFiles } from "#server/scale-out/scale-out.ts";
import type { Services } from "#server/services.ts";
import { deleteExpiredPasswordLinks, deleteExpiredStaffSessions } from "#server/staff/delete-expired-rows.ts";

const minute = 60_000;
const hour = 60 * minute;

/** Each takes away what has had its time, or counts it, and gives how much that was; none depends on another. */
const scheduledJobs = {
  forgetOldKeys: deleteExpiredKeys,
  forgetOldSessions: deleteExpiredSessions,
  forgetOldRecoveries: deleteExpiredRecoveries,
  forgetOldProofs: deleteExpiredProofs,
  forgetOldCounters: deleteExpiredCounters,
  forgetOldMails: deleteExpiredMails,
  forgetOldMessages: deleteExpiredMessages,
  forgetOldMeasurements: deleteExpiredMeasurements,
  forgetOldOrders: deleteExpiredOrders,
  forgetTransferPictures: deleteExpiredTransferPictures,
  forgetAftercarePictures: deleteExpiredReturnPictures,
  forgetOptionPictures: deleteUnusedOptionPictures,
  remindUnconfirmed,
  releaseUnconfirmed,
  remindUnpaid,
  cancelUnpaid,
  requestReviews,
  eraseDoneOrders,
  eraseOldPersons: eraseOldCustomers,
  countPeople: ({ pool }: Database) => countCustomers(pool),
  forgetOldStaffSessions: deleteExpiredStaffSessions,
  forgetOldPasswordLinks: deleteExpiredPasswordLinks,
  forgetOldImports: deleteExpiredImports,
  forgetOldDeliveries: deleteExpiredDeliveries,
  deleteExpiredFiles,
};

type TidiedServices = Pick<Services, "database" | "failures" | "uploads" | "builtFiles">;

/** A chore that fails is heard of, and made up for by the next round. */
export async function runMaintenance(
  { database, failures, uploads, builtFiles }: TidiedServices,
  dataDir: string,
): Promise<void> {
  const files = {
    keepPublished: () => builtFiles.keepPublished(),
    emptyOutbox: () => emptyOutbox(outboxOf(dataDir)),
    forgetUploads: () => deleteUnusedUploads(database, uploads),
    trimDrawings: () => trimDrawings(drawingFolderOf(dataDir)),
  };
  const all: [string, (database: Database) => Promise<number>][] = Object.entries({
    ...scheduledJobs,
    ...files,
  });
  for (const [name, chore] of all) {
    await reportHealth(failures.watch("tidying", name), () => chore(database)).catch(() => 0);
  }
  await reportHealth(failures.watch("sales-figures"), () => countPastSales(database)).catch(() => 0);
  await reportHealth(failures.watch("webhooks"), () => assertWebhooksDelivered(database.pool)).catch(() => 0);
  await refreshWords(database, failures);
}

async function refreshWords(database: Database, failures: HealthReporter): Promise<void> {
  await reportHealth(failures.watch("search-words"), () => refreshStaleSearch(database)).catch(() => 0);
}

/** Tidies up shortly after the start and every hour. Gives what ends it. */
export function startHousekeeping(services: TidiedServices, dataDir: string): () => void {
  const { database, failures } = services;
  const round = () => runMaintenance(services, dataDir);
  // A new version of the shop may keep the words of all products in another form: until then searches find nothing.
  void refreshWords(database, failures);
  const first = setTimeout(round, minute).unref();
  const everyHour = setInterval(round, hour).unref();
  return () => {
    clearTimeout(first);
    clearInterval(everyHour);
  };
}
