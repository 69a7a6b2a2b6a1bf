import { Ruler } from "lucide";
import { useState } from "react";
import type { CustomSize } from "#contract/custom-size.ts";
import { formatRupees } from "#contract/money.ts";
import { productMessages } from "#messages/product.ts";
import { MeasurementList } from "../../measurements/measurement-list.tsx";
import { Button } from "../../ui/button.tsx";
import { dialogCode } from "../../ui/dialog-code.ts";
import { Icon } from "../../ui/icon.tsx";
import { OpeningDialog } from "../../ui/opening-dialog.tsx";
import { toastSuccess } from "../../ui/toast.ts";
import type { ChosenProduct } from "./product-choices.ts";

const dialog = dialogCode(() => import("./custom-size-dialog.tsx"));

type CustomSizeChoiceProps = {
  product: Pick<ChosenProduct, "category" | "sizes">;
  value: CustomSize | null;
  /** Rupees. */
  charge: number;
  onChange: (customSize: CustomSize | null) => void;
  /** A standard size was taken instead. */
  onTakeSize: (size: string) => void;
};

/** Opens the custom-size dialog, and shows the six measurements once they are saved. */
export function CustomSizeChoice({ product, value, charge, onChange, onTakeSize }: CustomSizeChoiceProps) {
  const [open, setOpen] = useState(false);
  /** Counts the empty forms that were begun. */
  const [formNumber, setFormNumber] = useState(1);
  const close = () => setOpen(false);
  const code = dialog.useCode(open, close);

  function save(customSize: CustomSize) {
    onChange(customSize);
    setOpen(false);
    toastSuccess(productMessages.customSizeSaved);
  }

  function takeSize(size: string) {
    onTakeSize(size);
    setOpen(false);
  }

  function remove() {
    setFormNumber((before) => before + 1);
    onChange(null);
  }

  return (
    <div className="mt-2 grid gap-2">
      <Button
        look="secondary"
        wide
        aria-haspopup="dialog"
        onPointerEnter={dialog.preload}
        onFocus={dialog.preload}
        onClick={() => setOpen(true)}
        // Nastaliq begins its long words far above the line.
        className={`rtl:pt-5 rtl:pb-3 ${value ? "shadow-[inset_0_0_0_1px_var(--color-siyahi)]" : ""}`}
      >
        <Icon icon={Ruler} strokeWidth={1.75} />
        <span>
          {value ? productMessages.changeCustomSize : productMessages.customSize}
          {/* To change it costs nothing more. */}
          {!value && <ChargeMark charge={charge} />}
        </span>
      </Button>
      {value && <SavedMeasurements value={value} charge={charge} onRemove={remove} />}
      {code && (
        <code.CustomSizeDialog
          key={formNumber}
          open={open}
          onClose={close}
          onSave={save}
          product={product}
          charge={charge}
          onTakeSize={takeSize}
        />
      )}
      {!code && open && <OpeningDialog title={productMessages.customSize} />}
    </div>
  );
}

function ChargeMark({ charge }: { charge: number }) {
  return (
    <span className="font-normal text-slate">
      {" "}
      <bdi>+ {formatRupees(charge)}</bdi>
    </span>
  );
}

type SavedMeasurementsProps = { value: CustomSize; charge: number; onRemove: () => void };

function SavedMeasurements({ value, charge, onRemove }: SavedMeasurementsProps) {
  return (
    <div className="rounded-md bg-chuna px-3.5 py-3 text-sm">
      <div className="flex items-center justify-between gap-3">
        <p className="font-[540]">
          {productMessages.customSizeSelected}
          <ChargeMark charge={charge} />
        </p>
        <Button look="quiet" onClick={onRemove} aria-label={productMessages.removeCustomSize}>
          {productMessages.remove}
        </Button>
      </div>
      <MeasurementList customSize={value} />
    </div>
  );
}
