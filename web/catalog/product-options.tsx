import type { Charges } from "#contract/charges.ts";
import { formatRupees } from "#contract/money.ts";
import { productMessages } from "#messages/product.ts";
import type { PreviewedItem } from "../preview/previewed-item.ts";
import { ChoiceGroup } from "../ui/choice-group.tsx";
import type { ChoiceProblems } from "./choice-problems.ts";
import { EngravingFields } from "./engraving-fields.tsx";
import { GarmentChoices } from "./garment-choices.tsx";
import type { ChosenProduct, ProductChoices } from "./product-choices.ts";

type ProductOptionsProps = {
  product: ChosenProduct;
  choices: ProductChoices;
  /** The same, as the preview shows it. */
  item: PreviewedItem;
  charges: Charges;
  problems: ChoiceProblems;
  onChoose: (change: Partial<ProductChoices>) => void;
};

/** A cap has no matching cap, and the six measurements of a custom size are those of a shirt and trousers. */
function isCap(product: ChosenProduct): boolean {
  return product.category === "Caps";
}

/** Everything that can be chosen for a product, in the order of the page. */
export function ProductOptions(props: ProductOptionsProps) {
  const { product, choices, item, charges, problems, onChoose } = props;
  return (
    <>
      <GarmentChoices
        product={product}
        color={choices.color}
        fabric={choices.fabric}
        trouser={choices.trouser}
        size={choices.size}
        customSize={choices.customSize}
        customSizeCharge={isCap(product) ? null : charges.customSize}
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
          onChange={(engraving) => onChoose({ engraving })}
        />
      )}
      {!isCap(product) && (
        <ChoiceGroup
          legend={
            <>
              {productMessages.matchingCap}{" "}
              <span className="font-normal text-slate">
                <bdi>+ {formatRupees(charges.surgicalCap)}</bdi>
              </span>
            </>
          }
          name="cap"
          columns={2}
          options={[
            { value: "no", label: productMessages.no },
            { value: "yes", label: productMessages.yes },
          ]}
          value={choices.cap ? "yes" : "no"}
          onChange={(answer) => onChoose({ cap: answer === "yes" })}
        />
      )}
    </>
  );
}
