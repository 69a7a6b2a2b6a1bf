import { byteOrderMark } from "#contract/values/csv.ts";
import { saveFile } from "#web/browser/save-file.ts";

/** Saves CSV that this page has made as a file. */
export function saveCsv(name: string, csv: string): void {
  saveFile(name, new Blob([byteOrderMark, csv], { type: "text/csv" }));
}
