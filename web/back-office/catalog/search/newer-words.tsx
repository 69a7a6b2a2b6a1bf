import { useState } from "react";
import { useRevalidator } from "react-router";
import type { NewerSynonyms } from "#contract/catalog/synonyms.ts";
import { addNewerSynonyms } from "#contract/catalog/synonyms.ts";
import { callApi } from "#web/back-office/api.ts";
import { Button } from "#web/ui/button.tsx";
import { toastError, toastSuccess } from "#web/ui/toast.ts";

export function NewerWords({ newer }: { newer: readonly NewerSynonyms[] }) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  if (newer.length === 0) return null;

  async function add() {
    setBusy(true);
    const result = await callApi(addNewerSynonyms);
    if (result.ok) {
      await revalidate();
      toastSuccess(`${counted(wordsOf(result.data.newer), "word")} added`);
    } else toastError(result.error.error);
    setBusy(false);
  }

  return (
    <section
      aria-label="Newer words"
      className="mb-5 flex flex-wrap items-start justify-between gap-3 rounded-lg border border-line px-4 py-3"
    >
      <div className="grid max-w-160 min-w-0 gap-1">
        <p className="font-[560]">
          This version of the shop has {counted(wordsOf(newer), "word")} that your groups do not have.
        </p>
        <p className="text-sm text-slate">
          Your changes stay, and words that you have deleted do not come back.
        </p>
        <details className="text-sm">
          <summary className="min-h-8 cursor-pointer content-center py-1 pointer-coarse:min-h-11">
            Which ones
          </summary>
          <ul className="grid gap-1">
            {newer.map(({ name, isNewGroup, words, finds }) => (
              <li key={name} className="wrap-anywhere">
                <span className="font-[540]">{isNewGroup ? `${name} (a new group)` : name}</span>:{" "}
                <bdi>{[...words, ...finds].join(", ")}</bdi>
              </li>
            ))}
          </ul>
        </details>
      </div>
      <Button look="secondary" busy={busy} onClick={() => void add()}>
        Add the shop's newer words
      </Button>
    </section>
  );
}

function wordsOf(newer: readonly NewerSynonyms[]): number {
  return newer.reduce((sum, { words, finds }) => sum + words.length + finds.length, 0);
}

function counted(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}
