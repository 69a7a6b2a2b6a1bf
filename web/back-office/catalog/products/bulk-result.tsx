import type { ChangedProductResult } from "#contract/catalog/office-products.ts";
import { ResultPanel } from "#web/back-office/ui/result-panel.tsx";
import { Button } from "#web/ui/button.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { countProductsInWords } from "../product-files/import-labels.ts";
import type { BulkChange } from "./product-bulk-actions.tsx";

export type BulkResult = { change: BulkChange; results: readonly ChangedProductResult[] };

type BulkResultNoteProps = {
  result: BulkResult;
  onUndo: (ids: string[], change: "publish" | "hide") => Promise<void>;
  onClose: () => void;
};

const done = { publish: "published", hide: "hidden", delete: "deleted" } as const;

const reasons = {
  same: { publish: "was in the shop already", hide: "was hidden already", delete: "" },
  ordered: "has been ordered and stays: hide it instead",
  unknown: "had been deleted meanwhile",
} as const;

export function BulkResultNote({ result: { change, results }, onUndo, onClose }: BulkResultNoteProps) {
  const changed = results.filter(({ outcome }) => outcome === "changed").map(({ id }) => id);
  const others = results.filter(({ outcome }) => outcome !== "changed");
  return (
    <div className="mb-4 rounded-lg border border-line bg-kashi-wash px-4 py-3">
      <ResultPanel
        summary={`${countProductsInWords(changed.length)} ${done[change]}.`}
        left={others.map(({ id, name, outcome }) => ({
          id,
          name: name ? <TextLink to={`/products/${encodeURIComponent(id)}`}>{name}</TextLink> : id,
          why: reasonOf(outcome, change),
        }))}
        action={
          changed.length > 0 &&
          change !== "delete" && (
            <Button
              look="secondary"
              onClick={() => void onUndo(changed, change === "hide" ? "publish" : "hide")}
            >
              Undo
            </Button>
          )
        }
        onClose={onClose}
      />
    </div>
  );
}

function reasonOf(outcome: ChangedProductResult["outcome"], change: BulkChange): string {
  if (outcome === "changed") return "";
  return outcome === "same" ? reasons.same[change] : reasons[outcome];
}
