import type { ImportCounts, ImportResult } from "#contract/catalog/product-files.ts";
import type { ImportStep } from "./send-import.ts";
import type { ImportState } from "./use-import.ts";

export type Findings = Extract<ImportResult, { outcome: "checked" }>;

type Words = { sentence: string; isFailure: boolean };

/** Status of an import, also for screen readers, so it does not change with every row. */
export function describeImport(state: ImportState): Words {
  switch (state.phase) {
    case "idle":
      return { sentence: state.sentence, isFailure: true };
    case "working":
      return { sentence: `${stepLabels[state.step.step]} ${state.file.name}`, isFailure: false };
    case "done":
      return describeResult(state.file.name, state.result);
  }
}

const stepLabels: Record<ImportStep["step"], string> = {
  sending: "Sending",
  waiting: "Waiting for another import to end, then for",
  checking: "Checking the rows of",
  saving: "Saving the products of",
};

function describeResult(name: string, result: ImportResult): Words {
  switch (result.outcome) {
    case "unreadable":
      return { sentence: `${name}: ${result.sentence}`, isFailure: true };
    case "imported":
      return { sentence: `${name} is imported. ${describeSaved(result.counts)}`, isFailure: false };
    case "stopped": {
      const next = "Choose the file again to go on from there.";
      return {
        sentence: `Stopped. ${result.sentence} ${describeSaved(result.counts)} ${next}`,
        isFailure: true,
      };
    }
    case "checked":
      return { sentence: `${name}${describeCheck(result.counts)}`, isFailure: result.counts.faulty > 0 };
  }
}

function describeCheck({ created, changed, faulty }: ImportCounts): string {
  const next = "Correct the errors and choose the file again. All rows are imported, or none.";
  if (faulty > 0) return `: ${faulty === 1 ? "1 row is" : `${figure(faulty)} rows are`} faulty. ${next}`;
  if (created + changed === 0) return ": nothing in the file is different from the shop.";
  return " is in order. Nothing has been changed yet.";
}

function describeSaved({ created, changed, same }: ImportCounts): string {
  return `${countProductsInWords(created)} added, ${figure(changed)} changed, ${figure(same)} unchanged.`;
}

export function countProductsInWords(count: number): string {
  return count === 1 ? "1 product" : `${figure(count)} products`;
}

export function figure(count: number): string {
  return count.toLocaleString("en-PK");
}
