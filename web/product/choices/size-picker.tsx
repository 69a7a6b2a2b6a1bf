import { useState } from "react";
import type { Charges } from "#contract/options/charges.ts";
import { isMadeToMeasure } from "#contract/sizes/parts-of-garment.ts";
import { ownValue } from "#contract/values/own-value.ts";
import { productMessages } from "#messages/product.ts";
import { Button } from "../../ui/button.tsx";
import { lazyDialog } from "../../ui/lazy-dialog.tsx";
import { ChoiceFrame } from "./choice-frame.tsx";
import { shortSize } from "./chosen-sizes.ts";
import { CustomSizeChoice } from "./custom-size-choice.tsx";
import type { ChosenProduct, ProductChoices } from "./product-choices.ts";

type SizePickerProps = {
  product: Pick<ChosenProduct, "id" | "category" | "sizes" | "garment" | "soldOut" | "fewLeft">;
  choices: Pick<ProductChoices, "size" | "customSize">;
  charges: Charges;
  problem: string | undefined;
  onChoose: (change: Partial<ProductChoices>) => void;
};

const button =
  "relative grid min-h-12 place-items-center rounded-md border border-line-strong bg-paper font-medium hover:border-siyahi " +
  "has-checked:border-siyahi has-checked:bg-siyahi has-checked:text-kora " +
  "has-disabled:border-dashed has-disabled:border-line-strong has-disabled:bg-transparent has-disabled:text-slate has-disabled:line-through " +
  "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-kashi";

export function SizePicker({ product, choices, charges, problem, onChoose }: SizePickerProps) {
  const { size, customSize } = choices;
  const { soldOut = [], fewLeft } = product;
  const left = ownValue(fewLeft, size ?? "");
  const isApart = size !== null && !product.sizes.includes(size);
  const hasTwoSizes = size !== null && customSize !== null && !isApart;
  return (
    <ChoiceFrame
      name="size"
      legend={productMessages.size}
      chosen={size === null ? undefined : shortSize(product, choices)}
      aside={<SizeHelp product={product} onTake={(taken) => onChoose({ size: taken, customSize: null })} />}
      problem={problem}
      remedy={hasTwoSizes && <KeepOneSize size={size} onChoose={onChoose} />}
    >
      <div className="grid grid-cols-[repeat(auto-fill,minmax(max(40px,calc((100%-36px)/7)),1fr))] gap-1.5">
        {product.sizes.map((option) => (
          <label key={option} className={button}>
            <input
              type="radio"
              name="size"
              value={option}
              checked={option === size}
              disabled={soldOut.includes(option)}
              // Measurements of one part are not those of the whole.
              onChange={() => onChoose({ size: option, ...(isApart && { customSize: null }) })}
              className="sr-only"
            />
            {option}
          </label>
        ))}
      </div>
      <p role="status" className="text-sm not-empty:mt-2">
        {left && <span>{productMessages.fewLeft(left)}</span>}
      </p>
      {soldOut.length > 0 && (
        <p className="mt-2 text-sm text-slate">
          {productMessages.soldOutSizes(product.sizes.filter((option) => soldOut.includes(option)))}
        </p>
      )}
      {isMadeToMeasure(product) && (
        <CustomSizeChoice product={product} choices={choices} charges={charges} onChange={onChoose} />
      )}
    </ChoiceFrame>
  );
}

function KeepOneSize({ size, onChoose }: { size: string; onChoose: SizePickerProps["onChoose"] }) {
  return (
    <div className="mt-2 grid grid-cols-2 gap-2">
      <Button look="secondary" onClick={() => onChoose({ customSize: null })}>
        {productMessages.keepSize(size)}
      </Button>
      <Button look="secondary" onClick={() => onChoose({ size: null })}>
        {productMessages.keepCustomSize}
      </Button>
    </div>
  );
}

const SizeHelpDialog = lazyDialog(async () => (await import("./size-help-dialog.tsx")).SizeHelpDialog);

type SizeHelpProps = Pick<SizePickerProps, "product"> & { onTake: (sizes: string) => void };

function SizeHelp({ product, onTake }: SizeHelpProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)} className="text-link">
        {productMessages.sizeHelp}
      </button>
      <SizeHelpDialog
        open={open}
        onClose={() => setOpen(false)}
        product={product}
        onTake={(sizes) => {
          onTake(sizes);
          setOpen(false);
        }}
        title={productMessages.sizeHelp}
      />
    </>
  );
}
