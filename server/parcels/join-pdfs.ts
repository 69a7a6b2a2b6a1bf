import { CourierSilentError } from "./courier.ts";

/** Throws CourierSilentError where one of them cannot be read. */
export async function joinPdfs(files: readonly Buffer[]): Promise<Buffer> {
  const [only, ...others] = files;
  if (only && others.length === 0) return only;
  // Large, and needed by nobody who prints one sheet.
  const { PDFDocument } = await import("@cantoo/pdf-lib");
  const joined = await PDFDocument.create();
  for (const file of files) {
    const document = await PDFDocument.load(file).catch((error: unknown) => {
      throw new CourierSilentError("A courier sent a PDF that cannot be read.", { cause: error });
    });
    for (const page of await joined.copyPages(document, document.getPageIndices())) joined.addPage(page);
  }
  return Buffer.from(await joined.save());
}
