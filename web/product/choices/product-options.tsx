import { memo, Suspense } from "react";
import type { Charges } from "#contract/options/charges.ts";
import { takesMatchingCap } from "#contract/sizes/sold-out.ts";
import { productMessages } from "#messages/product.ts";
import type { PreviewedItem } from "../../preview/previewed-item.ts";
import { lazyPart } from "../../ui/lazy-part.tsx";
import type { ChoiceProblems } from "./choice-problems.ts";
import { EngravingFields } from "./engraving-fields.tsx";
import { GarmentChoices } from "./garment-choices.tsx";
import { loadOptionCode } from "./option-code.ts";
import type { ChosenProduct, ProductChoices } from "./product-choices.ts";
import { YesOrNo } from "./yes-or-no.tsx";

// Most products offer none of these.
const OptionChoices = lazyPart(loadOptionCode);

type ProductOptionsProps = {
  product: ChosenProduct;
  choices: ProductChoices;
  item: PreviewedItem;
  charges: Charges;
  problems: ChoiceProblems;
  onChoose: (change: Partial<ProductChoices>) => void;
  onEngrave: (change: Partial<ProductChoices["engraving"]>) => void;
};

export function ProductOptions(props: ProductOptionsProps) {
  const { product, choices, item, charges, problems, onChoose, onEngrave } = props;
  return (
    <>
      <GarmentChoices
        product={product}
        color={choices.color}
        fabric={choices.fabric}
        trouser={choices.trouser}
        size={choices.size}
        customSize={choices.customSize}
        charges={charges}
        colorProblem={problems.color}
        fabricProblem={problems.fabric}
        sizeProblem={problems.size}
        onChoose={onChoose}
      />
      {product.name_engraving && (
        <EngravingFields
          threads={product.threads}
          value={choices.engraving}
          charges={charges}
          problems={problems}
          item={item}
          onChange={onEngrave}
        />
      )}
      {takesMatchingCap(product) && (
        <CapChoice charge={charges.surgicalCap} value={choices.cap} onChoose={onChoose} />
      )}
      {product.options && (
        <Suspense>
          <OptionChoices
            product={product}
            choices={choices}
            isTold={problems.options !== undefined}
            onChoose={onChoose}
          />
        </Suspense>
      )}
    </>
  );
}

type CapChoiceProps = {
  charge: number;
  value: boolean;
  onChoose: (change: Pick<ProductChoices, "cap">) => void;
};

const CapChoice = memo(function CapChoice({ charge, value, onChoose }: CapChoiceProps) {
  return (
    <YesOrNo
      legend={productMessages.matchingCap}
      charge={charge}
      name="cap"
      value={value}
      onChange={(cap) => onChoose({ cap })}
    />
  );
});
