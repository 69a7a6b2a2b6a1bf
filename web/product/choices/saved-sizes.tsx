import type { CustomSize } from "#contract/sizes/custom-size.ts";
import { partSizesMessages } from "#messages/part-sizes.ts";
import { MeasurementList } from "#web/customers/measurements/measurement-list.tsx";
import { Button } from "../../ui/button.tsx";
import { ChargeMark } from "./charge-mark.tsx";

type SavedSizesProps = {
  /** In words, where the parts have separate sizes. */
  sizes: string | undefined;
  charge: number | null;
  customSize: CustomSize | null;
  onRemove: () => void;
};

export function SavedSizes({ sizes, charge, customSize, onRemove }: SavedSizesProps) {
  return (
    <div className="rounded-md bg-chuna px-3.5 py-3 text-sm">
      <div className="flex items-center justify-between gap-3">
        <p className="font-[540]">
          {sizes ?? partSizesMessages.customSizeSelected}
          {charge !== null && <ChargeMark charge={charge} />}
        </p>
        <Button
          look="quiet"
          onClick={onRemove}
          aria-label={sizes ? partSizesMessages.removeSizesApart : partSizesMessages.removeCustomSize}
        >
          {partSizesMessages.remove}
        </Button>
      </div>
      {customSize && <MeasurementList customSize={customSize} />}
    </div>
  );
}
