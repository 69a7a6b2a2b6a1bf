import { FactList } from "#web/back-office/ui/fact-list.tsx";
import { Button } from "#web/ui/button.tsx";
import { ImportChanges } from "./import-changes.tsx";
import { ImportFaults } from "./import-faults.tsx";
import { type Findings, figure, productsWord } from "./import-words.ts";

export function ImportFindings({
  name,
  result,
  onSave,
}: {
  name: string;
  result: Findings;
  onSave: () => void;
}) {
  const { counts, missing } = result;
  const changes = counts.created + counts.changed;
  return (
    <>
      <FactList
        label="What the file would do"
        facts={[
          { name: "New", value: figure(counts.created) },
          { name: "Changed", value: figure(counts.changed) },
          { name: "The same", value: figure(counts.same) },
          { name: "Faulty", value: figure(counts.faulty) },
        ]}
      />
      {missing.length > 0 && (
        <p className="-mt-3 text-sm text-slate">
          Not in this file, so products keep what they have: {missing.join(", ")}.
        </p>
      )}
      {result.changes.length > 0 && <ImportChanges result={result} />}
      {counts.faulty > 0 && <ImportFaults name={name} result={result} />}
      {counts.faulty === 0 && changes > 0 && (
        <div>
          <Button onClick={onSave}>{`Import ${productsWord(changes)}`}</Button>
        </div>
      )}
    </>
  );
}
