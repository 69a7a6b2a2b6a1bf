import { useRef, useState } from "react";
import {
  exportStock,
  importStock,
  type StockChange,
  type StockFileResult,
} from "#contract/catalog/stock-files.ts";
import { errorBody } from "#contract/http/errors.ts";
import Download from "#icons/download.mjs";
import FileUp from "#icons/file-up.mjs";
import { type Column, DataTable } from "#web/back-office/ui/data-table.tsx";
import { DropZone } from "#web/back-office/ui/drop-zone.tsx";
import { FaultTable } from "#web/back-office/ui/fault-table.tsx";
import { FormSection } from "#web/back-office/ui/form-section.tsx";
import { announceSessionEnd } from "#web/back-office/ui/session-end.ts";
import { Button } from "#web/ui/button.tsx";
import { buttonClasses } from "#web/ui/button-look.ts";
import { Icon } from "#web/ui/icon.tsx";

type Looked = { file: File; result: StockFileResult };

export function StockFiles() {
  const [busy, setBusy] = useState(false);
  const [looked, setLooked] = useState<Looked>();
  const [failure, setFailure] = useState("");
  const latest = useRef<File>(undefined);

  async function send(file: File, save: boolean) {
    latest.current = file;
    setBusy(true);
    setFailure("");
    if (!save) setLooked(undefined);
    const sent = await sendStockFile(file, save);
    // Another file was chosen meanwhile.
    if (latest.current !== file) return;
    setBusy(false);
    if (sent.ok) setLooked({ file, result: sent.result });
    else setFailure(sent.sentence);
  }

  const result = looked?.result;
  return (
    <FormSection
      title="Stock"
      text="Download the stock of each size and colour, enter your count in the last column, and upload the file. Rows without a count do not change."
    >
      <div>
        <a href={exportStock.path} download className={buttonClasses("secondary", false)}>
          <Icon icon={Download} />
          Download the stock
        </a>
      </div>
      <DropZone
        icon={FileUp}
        title="Drop a counted CSV file here or choose it"
        hint="You see a preview first. Nothing changes until you confirm."
        accept=".csv,text/csv"
        disabled={busy}
        onChosen={([file]) => file && void send(file, false)}
      />
      <p role="status" className={`wrap-anywhere ${failure ? "text-anar" : "font-[540]"}`}>
        {busy ? "One moment..." : failure || (result && wordsOf(result))}
      </p>
      {looked && result && result.outcome !== "unreadable" && (
        <>
          {result.faults.length > 0 && <FaultTable caption="Errors in the stock" faults={result.faults} />}
          {result.changes.length > 0 && (
            <DataTable
              caption="Changes of the stock"
              columns={changeColumns}
              rows={result.changes}
              keyOf={({ name, size, color }) => JSON.stringify([name, size, color])}
              empty={null}
            />
          )}
          {result.outcome === "checked" && result.faulty === 0 && result.changed > 0 && (
            <div>
              <Button busy={busy} onClick={() => !busy && void send(looked.file, true)}>
                Save the count
              </Button>
            </div>
          )}
        </>
      )}
    </FormSection>
  );
}

const changeColumns: readonly Column<StockChange>[] = [
  { head: "Product", cell: ({ name }) => name },
  { head: "Size", cell: ({ size, color }) => [size, color].filter((word) => word !== "").join(", ") },
  { head: "Was", cell: ({ before }) => before.toLocaleString("en"), isNumber: true, isLabelled: true },
  { head: "Counted", cell: ({ after }) => after.toLocaleString("en"), isNumber: true, isLabelled: true },
];

function rows(count: number): string {
  return count === 1 ? "1 row" : `${count.toLocaleString("en")} rows`;
}

function wordsOf(result: StockFileResult): string {
  if (result.outcome === "unreadable") return result.sentence;
  const { outcome, changed, same, uncounted, faulty } = result;
  if (outcome === "saved") return `Saved: ${rows(changed)} changed.`;
  if (faulty > 0) return `${rows(faulty)} cannot be saved. Nothing changes until all rows are correct.`;
  return `${rows(changed)} will change, ${same.toLocaleString("en")} are as they were, ${uncounted.toLocaleString("en")} not counted.`;
}

type SentStock = { ok: true; result: StockFileResult } | { ok: false; sentence: string };

const failed = "The file was not checked. Choose it again.";

async function sendStockFile(file: File, save: boolean): Promise<SentStock> {
  const { path, method, success } = importStock;
  try {
    const headers = { "content-type": "text/csv" };
    const response = await fetch(`${path}?save=${save ? "yes" : "no"}`, { method, body: file, headers });
    if (response.status === 401) announceSessionEnd();
    const answer: unknown = await response.json();
    const understood = success.body.safeParse(answer);
    if (understood.success) return { ok: true, result: understood.data };
    return { ok: false, sentence: errorBody.safeParse(answer).data?.error ?? failed };
  } catch {
    return { ok: false, sentence: failed };
  }
}
