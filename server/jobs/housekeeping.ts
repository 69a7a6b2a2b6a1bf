import type { Database } from "#database/connect.ts";
import {
  forgetOldCounters,
  forgetOldProofs,
  forgetOldRecoveries,
  forgetOldSessions,
} from "../accounts/forget-old-rows.ts";
import { forgetAftercarePictures } from "../aftercare/aftercare-pictures.ts";
import { forgetOldImports } from "../catalog/files/import-journal.ts";
import { refreshStaleSearch } from "../catalog/refresh-stale-search.ts";
import { forgetOldMessages } from "../contact/forget-old-messages.ts";
import { countPastSales } from "../dashboard/count-past-sales.ts";
import { type FailureBoard, heardOf } from "../failures/failure-board.ts";
import { emptyOutbox } from "../mail/empty-outbox.ts";
import { forgetOldMails } from "../mail/forget-old-mails.ts";
import { outboxOf } from "../mail/keep-in-outbox.ts";
import { forgetOptionPictures } from "../options/option-pictures.ts";
import { forgetOldKeys } from "../orders/forget-old-keys.ts";
import { forgetOldMeasurements, forgetOldOrders } from "../orders/forget-old-orders.ts";
import { releaseUnconfirmed, remindUnconfirmed } from "../orders/holding/release-unconfirmed.ts";
import { forgetTransferPictures } from "../orders/transfers/transfer-pictures.ts";
import { cancelUnpaid, remindUnpaid } from "../orders/transfers/unpaid-orders.ts";
import { eraseDoneOrders, eraseOldPersons } from "../own-data/erase-orders.ts";
import { forgetOldFiles } from "../pages/built-files.ts";
import { countPeople } from "../people/count-people.ts";
import { trimDrawings } from "../pictures/draw-in-color.ts";
import { forgetUploads } from "../pictures/forget-uploads.ts";
import { drawingFolderOf } from "../pictures/picture-folders.ts";
import type { Services } from "../services.ts";
import { forgetOldPasswordLinks, forgetOldStaffSessions } from "../staff/forget-old-rows.ts";
import { assertWebhooksTold } from "../webhooks/deliver-messages.ts";
import { forgetOldDeliveries } from "../webhooks/deliveries.ts";

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
