import { type ReactNode, Suspense, useState } from "react";
import { type Charges, customSizeCharge } from "#contract/options/charges.ts";
import { partsOf } from "#contract/sizes/parts-of-garment.ts";
import Ruler from "#icons/ruler.mjs";
import { productMessages } from "#messages/product.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { lazyDialog } from "../../ui/lazy-dialog.tsx";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { ChargeMark } from "./charge-mark.tsx";
import { chosenParts, shortSize } from "./chosen-sizes.ts";
import type { ChosenProduct, ProductChoices } from "./product-choices.ts";

const loadSaved = () => import("./saved-sizes.tsx");
const SavedSizes = lazyPart(async () => (await loadSaved()).SavedSizes);

const CustomSizeDialog = lazyDialog(() =>
  Promise.all([import("./custom-size-dialog.tsx"), loadSaved()]).then(([code]) => code.CustomSizeDialog),
);

type Sizes = Pick<ProductChoices, "size" | "customSize">;

type CustomSizeChoiceProps = {
  product: Pick<ChosenProduct, "category" | "sizes" | "garment" | "soldOut">;
  choices: Sizes;
  charges: Charges;
  onChange: (sizes: Partial<Sizes>) => void;
};

/** Purpose of the dialog: measure everything, or a separate size for each part. */
type Purpose = "measure" | "apart";

export function CustomSizeChoice({ product, choices, charges, onChange }: CustomSizeChoiceProps) {
  const { size, customSize } = choices;
  const [purpose, setPurpose] = useState<Purpose>("measure");
  const [open, setOpen] = useState(false);
  const [formNumber, setFormNumber] = useState(1);
  const parts = chosenParts(product, choices) ?? [];
  const isApart = size !== null && !product.sizes.includes(size);
  const isMeasured = customSize !== null && !isApart;
  const whole = partsOf(product).map(({ name }) => ({ name, size: false }) as const);

  function show(wanted: Purpose) {
    if (wanted !== purpose) setFormNumber((before) => before + 1);
    setPurpose(wanted);
    setOpen(true);
  }

  function save(sizes: Sizes) {
    // A size chosen before stays beside the measurements until the shopper removes one.
    const isWhole = sizes.size === null;
    onChange(isWhole && !isApart ? { customSize: sizes.customSize } : sizes);
    setOpen(false);
  }

  function remove() {
    setFormNumber((before) => before + 1);
    onChange(isApart ? { size: null, customSize: null } : { customSize: null });
  }

  return (
    <div className="mt-2 grid gap-2">
      <Opener isChosen={isMeasured} onPointAt={CustomSizeDialog.preload} onOpen={() => show("measure")}>
        {isMeasured ? productMessages.changeCustomSize : productMessages.customSize}
        {/* Editing it is free. */}
        {!isMeasured && <ChargeMark charge={customSizeCharge(charges, whole)} />}
      </Opener>
      {whole.length > 1 && (
        <Opener isChosen={isApart} onPointAt={CustomSizeDialog.preload} onOpen={() => show("apart")}>
          {isApart ? productMessages.changeSizesApart : productMessages.sizesApart}
        </Opener>
      )}
      {(isMeasured || isApart) && (
        <Suspense>
          <SavedSizes
            sizes={isApart ? shortSize(product, choices) : undefined}
            charge={customSize && customSizeCharge(charges, parts)}
            customSize={customSize}
            onRemove={remove}
          />
        </Suspense>
      )}
      <CustomSizeDialog
        key={formNumber}
        open={open}
        onClose={() => setOpen(false)}
        onSave={save}
        product={product}
        charges={charges}
        measured={customSize}
        begun={purpose === "apart" ? parts : undefined}
        onTakeSize={(taken) => {
          onChange({ size: taken, customSize: null });
          setOpen(false);
        }}
        title={productMessages.customSize}
      />
    </div>
  );
}

type OpenerProps = {
  isChosen: boolean;
  onPointAt: () => void;
  onOpen: () => void;
  children: ReactNode;
};

function Opener({ isChosen, onPointAt, onOpen, children }: OpenerProps) {
  return (
    <Button
      look="secondary"
      wide
      aria-haspopup="dialog"
      onPointerEnter={onPointAt}
      onFocus={onPointAt}
      onClick={onOpen}
      // Long words in nastaliq extend far above the line.
      className={`rtl:pt-5 rtl:pb-3 ${isChosen ? "shadow-[inset_0_0_0_1px_var(--color-siyahi)]" : ""}`}
    >
      <Icon icon={Ruler} strokeWidth={1.75} />
      <span>{children}</span>
    </Button>
  );
}
