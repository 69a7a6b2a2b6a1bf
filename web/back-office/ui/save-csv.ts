import { byteOrderMark } from "#contract/values/csv.ts";
import { saveFile } from "#web/browser/save-file.ts";

export function saveCsv(name: string, csv: string): void {
  saveFile(name, new Blob([byteOrderMark, csv], { type: "text/csv" }));
}
