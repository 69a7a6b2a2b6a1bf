import { Suspense } from "react";
import type { Charges } from "#contract/options/charges.ts";
import type { PreviewedItem } from "../../preview/previewed-item.ts";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { EngravingWanted } from "./engraving-choices.tsx";
import { loadEngravingCode } from "./engraving-code.ts";
import type { EngravingProblems } from "./engraving-problems.ts";
import type { ChosenProduct, ProductChoices } from "./product-choices.ts";

const EngravedName = lazyPart(loadEngravingCode);

type Engraving = ProductChoices["engraving"];

export type EngravingFieldsProps = {
  threads: ChosenProduct["threads"];
  value: Engraving;
  charges: Pick<Charges, "nameEngraving" | "secondLine">;
  problems: EngravingProblems;
  item: PreviewedItem;
  onChange: (change: Partial<Engraving>) => void;
};

export function EngravingFields(props: EngravingFieldsProps) {
  const { value, charges, onChange } = props;
  return (
    <div className="grid gap-3.5 rounded-lg bg-chuna p-4.5">
      <EngravingWanted charge={charges.nameEngraving} value={value.wanted} onChange={onChange} />
      {value.wanted && (
        <Suspense>
          <EngravedName {...props} />
        </Suspense>
      )}
    </div>
  );
}
