import { memo } from "react";
import type { Charges } from "#contract/charges.ts";
import { productMessages } from "#messages/product.ts";
import { isMadeToMeasure } from "../../catalog/sold-out.ts";
import type { PreviewedItem } from "../../preview/previewed-item.ts";
import type { ChoiceProblems } from "./choice-problems.ts";
import { EngravingFields } from "./engraving-fields.tsx";
import { GarmentChoices } from "./garment-choices.tsx";
import type { ChosenProduct, ProductChoices } from "./product-choices.ts";
import { YesOrNo } from "./yes-or-no.tsx";

type ProductOptionsProps = {
  product: ChosenProduct;
  choices: ProductChoices;
  /** The same, as the preview shows it. */
  item: PreviewedItem;
  charges: Charges;
  problems: ChoiceProblems;
  onChoose: (change: Partial<ProductChoices>) => void;
  onEngrave: (change: Partial<ProductChoices["engraving"]>) => void;
};

/** Everything that can be chosen for a product, in the order of the page. */
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
        customSizeCharge={isMadeToMeasure(product) ? charges.customSize : null}
        colorProblem={problems.color}
        fabricProblem={problems.fabric}
        sizeProblem={problems.size}
        onChoose={onChoose}
      />
      {product.name_engraving && (
        <EngravingFields
          value={choices.engraving}
          charge={charges.nameEngraving}
          problem={problems.engraving}
          item={item}
          onChange={onEngrave}
        />
      )}
      {/* A cap has no matching cap. */}
      {isMadeToMeasure(product) && (
        <CapChoice charge={charges.surgicalCap} value={choices.cap} onChoose={onChoose} />
      )}
    </>
  );
}

type CapChoiceProps = {
  /** Rupees. */
  charge: number;
  value: boolean;
  onChoose: (change: Pick<ProductChoices, "cap">) => void;
};

/** A cap of the same cloth: no or yes. Kept as it is while a name is typed. */
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
