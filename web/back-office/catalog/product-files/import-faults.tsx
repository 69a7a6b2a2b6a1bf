import { faultColumns } from "#contract/catalog/product-files.ts";
import { toCsv } from "#contract/values/csv.ts";
import Download from "#icons/download.mjs";
import { FaultTable } from "#web/back-office/ui/fault-table.tsx";
import { saveCsv } from "#web/back-office/ui/save-csv.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { type Findings, figure } from "./import-words.ts";

export function ImportFaults({ name, result }: { name: string; result: Findings }) {
  const { faults, moreFaults } = result;
  return (
    <section aria-label="Faults" className="grid gap-3">
      <div>
        <Button look="secondary" onClick={() => saveCsv(`faulty-${name}`, faultyRows(result))}>
          <Icon icon={Download} />
          Download the faulty rows
        </Button>
      </div>
      <FaultTable caption="Faults" faults={faults} />
      {moreFaults > 0 && <p className="text-sm text-slate">{`And ${figure(moreFaults)} more faults.`}</p>}
    </section>
  );
}

function faultyRows({ columns: titles, faults, faultyRows: rows }: Findings): string {
  return toCsv([
    [faultColumns.row, faultColumns.reason, ...titles],
    ...rows.map(({ row, cells }) => {
      const own = faults.filter((fault) => fault.row === row);
      const reasons = own.map(({ column, sentence }) =>
        column === "" ? sentence : `${column}: ${sentence}`,
      );
      return [row, reasons.join("\n"), ...cells];
    }),
  ]);
}
