import { Ruler } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { CustomSize } from "#contract/custom-size.ts";
import { formatRupees } from "#contract/money.ts";
import { productMessages } from "#messages/product.ts";
import { MeasurementList } from "../measurements/measurement-list.tsx";
import { Button } from "../ui/button.tsx";
import { OpeningDialog } from "../ui/opening-dialog.tsx";
import { toastSuccess } from "../ui/toast.ts";
import type { ChosenProduct } from "./product-choices.ts";

const loadDialog = () => import("./custom-size-dialog.tsx");
const CustomSizeDialog = lazy(() => loadDialog().then((module) => ({ default: module.CustomSizeDialog })));

/** Fetches the dialog before the click. A failure is met again at the click. */
function preloadDialog(): void {
  loadDialog().catch(() => undefined);
}

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
  /** Counts the empty forms that were begun; 0 until the dialog is first wanted. */
  const [formNumber, setFormNumber] = useState(0);

  function begin() {
    setFormNumber((before) => Math.max(1, before));
    setOpen(true);
  }

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
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={begin}
        className={value ? "shadow-[inset_0_0_0_1px_var(--color-siyahi)]" : ""}
      >
        <Ruler aria-hidden="true" strokeWidth={1.75} />
        <span>
          {value ? productMessages.changeCustomSize : productMessages.customSize}{" "}
          <span className="font-normal text-slate">
            <bdi>+ {formatRupees(charge)}</bdi>
          </span>
        </span>
      </Button>
      {value && <SavedMeasurements value={value} onRemove={remove} />}
      {formNumber > 0 && (
        <Suspense fallback={<OpeningDialog title={productMessages.customSize} />}>
          <CustomSizeDialog
            key={formNumber}
            open={open}
            onClose={() => setOpen(false)}
            onSave={save}
            product={product}
            onTakeSize={takeSize}
          />
        </Suspense>
      )}
    </div>
  );
}

function SavedMeasurements({ value, onRemove }: { value: CustomSize; onRemove: () => void }) {
  return (
    <div className="rounded-md bg-chuna px-3.5 py-3 text-sm">
      <div className="flex items-center justify-between gap-3">
        <p className="font-[540]">{productMessages.customSizeSelected}</p>
        <Button look="quiet" onClick={onRemove} aria-label={productMessages.removeCustomSize}>
          {productMessages.remove}
        </Button>
      </div>
      <MeasurementList customSize={value} />
    </div>
  );
}
