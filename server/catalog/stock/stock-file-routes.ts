import { Readable } from "node:stream";
import * as contract from "#contract/catalog/stock-files.ts";
import { dayInKarachi } from "#contract/values/karachi-time.ts";
import { reason } from "#contract/values/reason.ts";
import { sendCsv } from "#server/platform/csv/send-csv.ts";
import { spoolUpload } from "#server/platform/csv/spool-upload.ts";
import { allowSlowUploads, longestReceiveTime } from "#server/platform/http/incoming-requests.ts";
import { sendError } from "#server/platform/http/send-error.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import type { Services } from "#server/services.ts";
import { mountForStaff } from "#server/staff/mount-for-staff.ts";
import { exportStock, importStock } from "./stock-files.ts";

export function registerStockFileRoutes(
  app: ShopApp,
  { database: { pool }, catalogVersion }: Pick<Services, "database" | "catalogVersion">,
): void {
  app.register(async (files: ShopApp) => {
    files.addContentTypeParser("text/csv", (_request, body, done) => done(null, body));
    allowSlowUploads(files);
    files.addHook("onRoute", (route) => {
      route.handlerTimeout = longestReceiveTime;
      route.bodyLimit = contract.stockFileLimits.bytes;
    });

    mountForStaff(files, contract.exportStock, { work: "reports" }, async ({ reply }) =>
      sendCsv(reply, `stock-${dayInKarachi(new Date())}.csv`, exportStock(pool)),
    );

    mountForStaff(
      files,
      contract.importStock,
      { work: "reports" },
      async ({ query, request, staff, reply }) => {
        const { body } = request;
        if (!(body instanceof Readable)) return sendError(reply, "UNSUPPORTED_TYPE", reason("SEND_CSV"));
        const file = await spoolUpload(body, contract.stockFileLimits.bytes);
        if (file === "too-large") return sendError(reply, "TOO_LARGE", reason("STOCK_FILE_TOO_LARGE"));
        if (file === "cut-off") return sendError(reply, "INVALID", reason("FILE_CUT_OFF"));
        try {
          const result = await importStock({ pool, staff }, file.path, query.save === "yes");
          if (result.outcome === "saved") await catalogVersion.catchUp();
          return result;
        } finally {
          await file.remove();
        }
      },
    );
  });
}
