import type { Charges } from "#contract/charges.ts";
import { formatRupees } from "#contract/money.ts";
import type { PreviewedItem } from "../preview/previewed-item.ts";
import { ChoiceGroup } from "../ui/choice-group.tsx";
import type { ChoiceProblems } from "./choice-problems.ts";
import { ColorPicker } from "./color-picker.tsx";
import { EngravingFields } from "./engraving-fields.tsx";
import { FabricPicker } from "./fabric-picker.tsx";
import { type ChosenProduct, offeredTrousers, type ProductChoices } from "./product-choices.ts";
import { SizePicker } from "./size-picker.tsx";

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
  const trousers = offeredTrousers(product);
  return (
    <>
      <ColorPicker
        colors={product.colors}
        value={choices.color}
        problem={problems.color}
        onChange={(color) => onChoose({ color })}
      />
      <FabricPicker
        fabrics={product.fabric_type}
        value={choices.fabric}
        cloth={(choices.color ?? product.colors[0])?.value ?? ""}
        problem={problems.fabric}
        onChange={(fabric) => onChoose({ fabric })}
      />
      {trousers.length > 0 && (
        <ChoiceGroup
          legend="Trouser"
          name="trouser"
          columns={Math.min(trousers.length, 3)}
          options={trousers.map((trouser) => ({ value: trouser, label: trouser }))}
          value={choices.trouser ?? undefined}
          onChange={(trouser) => onChoose({ trouser })}
        />
      )}
      <SizePicker
        product={product}
        choices={choices}
        customSizeCharge={isCap(product) ? null : charges.customSize}
        problem={problems.size}
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
              Matching surgical cap{" "}
              <span className="font-normal text-slate">+ {formatRupees(charges.surgicalCap)}</span>
            </>
          }
          name="cap"
          columns={2}
          options={[
            { value: "no", label: "No" },
            { value: "yes", label: "Yes" },
          ]}
          value={choices.cap ? "yes" : "no"}
          onChange={(answer) => onChoose({ cap: answer === "yes" })}
        />
      )}
    </>
  );
}
