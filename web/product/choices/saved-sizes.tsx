import type { CustomSize } from "#contract/sizes/custom-size.ts";
import { productMessages } from "#messages/product.ts";
import { MeasurementList } from "../../measurements/measurement-list.tsx";
import { Button } from "../../ui/button.tsx";
import { ChargeMark } from "./charge-mark.tsx";

type SavedSizesProps = {
  words: string | undefined;
  charge: number | null;
  customSize: CustomSize | null;
  removeLabel: string;
  onRemove: () => void;
};

export function SavedSizes({ words, charge, customSize, removeLabel, onRemove }: SavedSizesProps) {
  return (
    <div className="rounded-md bg-chuna px-3.5 py-3 text-sm">
      <div className="flex items-center justify-between gap-3">
        <p className="font-[540]">
          {words}
          {charge !== null && <ChargeMark charge={charge} />}
        </p>
        <Button look="quiet" onClick={onRemove} aria-label={removeLabel}>
          {productMessages.remove}
        </Button>
      </div>
      {customSize && <MeasurementList customSize={customSize} />}
    </div>
  );
}
