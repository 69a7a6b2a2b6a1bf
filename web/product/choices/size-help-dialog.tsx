import { useState } from "react";
import { sizeHelpMessages } from "#messages/size-help.ts";
import { SizeTable } from "../../content/size-table.tsx";
import { chartOf } from "../../measurements/chart-of.ts";
import { HowToList } from "../../measurements/how-to-measure.tsx";
import { MeasureDrawing } from "../../measurements/measure-drawing.tsx";
import type { LengthUnit } from "../../measurements/measurement-draft.ts";
import { UnitChoice } from "../../measurements/unit-choice.tsx";
import { Dialog } from "../../ui/dialog.tsx";

type SizeHelpDialogProps = { open: boolean; onClose: () => void; category: string };

/** The size table of a product's chart in inches or centimetres, and how each length is taken. */
export function SizeHelpDialog({ open, onClose, category }: SizeHelpDialogProps) {
  const [unit, setUnit] = useState<LengthUnit>("in");
  return (
    <Dialog open={open} onClose={onClose} title={sizeHelpMessages.title} wide>
      <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_300px]">
        <div className="grid content-start gap-4">
          <UnitChoice name="size-help-unit" unit={unit} onChange={setUnit} />
          <SizeTable chart={chartOf(category)} unit={unit} />
          <p className="text-sm text-slate">{sizeHelpMessages.ofTheGarment}</p>
        </div>
        <section aria-labelledby="how-to-measure" className="text-sm text-slate">
          <h3 id="how-to-measure" className="mb-2 text-siyahi">
            {sizeHelpMessages.howToMeasure}
          </h3>
          <MeasureDrawing />
          <p className="my-2.5">{sizeHelpMessages.measureGarment}</p>
          <HowToList />
        </section>
      </div>
    </Dialog>
  );
}
