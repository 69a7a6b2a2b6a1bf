import { byteOrderMark } from "#contract/csv.ts";

/** Saves CSV that this page has made as a file. */
export function saveCsv(name: string, csv: string): void {
  const url = URL.createObjectURL(new Blob([byteOrderMark, csv], { type: "text/csv" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
