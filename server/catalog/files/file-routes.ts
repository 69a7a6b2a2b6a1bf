import { PassThrough, Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import * as contract from "#contract/catalog/product-files.ts";
import { dayInKarachi } from "#contract/values/karachi-time.ts";
import { reason } from "#contract/values/reason.ts";
import { sendCsv } from "#server/platform/csv/send-csv.ts";
import { type SpooledFile, spoolUpload } from "#server/platform/csv/spool-upload.ts";
import { withoutRows } from "#server/platform/http/errors.ts";
import { allowSlowUploads, longestReceiveTime } from "#server/platform/http/incoming-requests.ts";
import { sendError, sendNotFound } from "#server/platform/http/send-error.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import type { Services } from "../../services.ts";
import { mountForStaff } from "../../staff/mount-for-staff.ts";
import { exportProducts } from "./export-products.ts";
import { listImports } from "./import-journal.ts";
import { createImportMutex } from "./import-mutex.ts";
import { checkProducts, importProducts, type Watching } from "./import-products.ts";
import { undoImport } from "./undo-import.ts";

const reportEvery = 250;

export function registerProductFileRoutes(app: ShopApp, { database }: Services): void {
  const { pool, kysely } = database;
  const runExclusive = createImportMutex(pool);
  const closing = new AbortController();

  // An encapsulated plugin, so that no other route reads such bodies.
  app.register(async (files: ShopApp) => {
    files.addContentTypeParser("text/csv", (_request, body, done) => done(null, body));
    allowSlowUploads(files);
    files.addHook("onRoute", (route) => {
      route.handlerTimeout = longestReceiveTime;
      route.bodyLimit = contract.importLimits.bytes;
    });
    files.addHook("preClose", async () => closing.abort());

    mountForStaff(files, contract.listImports, async () => ({
      imports: await listImports({ kysely }),
    }));

    mountForStaff(files, contract.undoImport, async ({ body, staff, reply }) => {
      const done = await runExclusive(closing.signal, () => undoImport({ pool, staff }, body.id));
      if (done.outcome === "undone") return done.result;
      return done.outcome === "unknown"
        ? sendNotFound(reply, reason("IMPORT_NOT_KEPT"))
        : sendError(reply, "CHANGED_SINCE", reason("IMPORT_UNDONE_ALREADY"));
    });

    mountForStaff(files, contract.exportProducts, { work: "reports" }, async ({ reply }) =>
      sendCsv(reply, `products-${dayInKarachi(new Date())}.csv`, exportProducts(pool)),
    );

    mountForStaff(
      files,
      contract.importProducts,
      { work: "reports" },
      async ({ query, request, staff, reply }) => {
        const { body } = request;
        if (!(body instanceof Readable)) return sendError(reply, "UNSUPPORTED_TYPE", reason("SEND_CSV"));
        const file = await spoolUpload(body, contract.importLimits.bytes);
        if (file === "too-large") return sendError(reply, "TOO_LARGE", tooLarge);
        if (file === "cut-off") return sendError(reply, "INVALID", reason("FILE_CUT_OFF"));
        const upload = { path: file.path, name: query.name };
        const work = (watching: Watching) =>
          query.save === "yes"
            ? importProducts({ pool, staff }, upload, watching)
            : checkProducts({ pool }, upload, watching);
        return sendProgress({ request, reply, file, closing: closing.signal }, (watching) =>
          runExclusive(watching.signal, () => work(watching)),
        );
      },
    );
  });
}

const tooLarge = reason("CSV_TOO_LARGE");

type Sending = { request: FastifyRequest; reply: FastifyReply; file: SpooledFile; closing: AbortSignal };

function sendProgress(
  { request, reply, file, closing }: Sending,
  work: (watching: Watching) => Promise<contract.ImportResult>,
): FastifyReply {
  const lines = new PassThrough();
  const send = (event: contract.ImportEvent) => lines.write(`${JSON.stringify(event)}\n`);
  const cut = new AbortController();
  const { signal } = cut;
  reply.raw.once("close", () => cut.abort());
  closing.addEventListener("abort", () => cut.abort(), { signal });

  let reportedAt = 0;
  const report = (progress: contract.ImportProgress) => {
    // A slow reader misses some progress reports.
    if (lines.writableNeedDrain || Date.now() - reportedAt < reportEvery) return;
    reportedAt = Date.now();
    send(progress);
  };
  report({ step: "waiting", rows: 0 });
  work({ report, signal })
    .then(send, (error: Error) => {
      // Break the connection off, so that the page sees an incomplete answer.
      if (!signal.aborted) request.log.error({ err: withoutRows(error) }, "import failed");
      lines.destroy(error);
    })
    .then(() => lines.end())
    .finally(() => file.remove())
    .catch((error: Error) =>
      request.log.warn({ err: withoutRows(error) }, "temporary data of an import is not deleted"),
    );
  return reply.type("application/x-ndjson").send(lines);
}
