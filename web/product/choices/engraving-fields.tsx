import { memo, Suspense } from "react";
import type { Charges } from "#contract/options/charges.ts";
import { productMessages } from "#messages/product.ts";
import type { PreviewedItem } from "#web/preview/previewed-item.ts";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import { loadEngravingCode } from "./engraving-code.ts";
import type { EngravingProblems } from "./engraving-problems.ts";
import { type ChosenProduct, noEngraving, type ProductChoices } from "./product-choices.ts";
import { YesOrNo } from "./yes-or-no.tsx";

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

type EngravingWantedProps = {
  charge: number;
  value: boolean;
  onChange: (change: Partial<Engraving>) => void;
};

const EngravingWanted = memo(function EngravingWanted(props: EngravingWantedProps) {
  const { charge, value, onChange } = props;
  return (
    <YesOrNo
      legend={productMessages.nameEngraving}
      charge={charge}
      name="engraving"
      value={value}
      onChange={(wanted) => onChange(wanted ? { wanted } : noEngraving)}
    />
  );
});
