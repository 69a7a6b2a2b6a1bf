import { useEffect, useState } from "react";
import { href } from "react-router";
import type { SizeTally } from "#contract/returns/size-tally.ts";
import type { LengthUnit } from "#contract/sizes/length-unit.ts";
import { partsOf } from "#contract/sizes/parts-of-garment.ts";
import { fitOf } from "#contract/sizes/size-tables.ts";
import { inLanguage } from "#messages/in-language.ts";
import { productMessages } from "#messages/product.ts";
import { sizeHelpMessages } from "#messages/size-help.ts";
import { SizeTable } from "#web/content/size-table.tsx";
import { HowToList } from "#web/customers/measurements/how-to-measure.tsx";
import { MeasureDrawing } from "#web/customers/measurements/measure-drawing.tsx";
import { savedUnit, saveUnit } from "#web/customers/measurements/saved-unit.ts";
import { UnitChoice } from "#web/customers/measurements/unit-choice.tsx";
import { useGarmentType } from "#web/customers/measurements/use-garment-type.ts";
import { returnApi } from "#web/orders/returns/return-api.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { BodyTable } from "../size-finder/body-table.tsx";
import { SavedSize } from "../size-finder/saved-size.tsx";
import { SizeFinder } from "../size-finder/size-finder.tsx";
import type { ChosenProduct } from "./product-choices.ts";

type SizeHelpDialogProps = {
  open: boolean;
  onClose: () => void;
  product: Pick<ChosenProduct, "id" | "category" | "sizes" | "garment" | "soldOut">;
  onTake: (sizes: string) => void;
};

export function SizeHelpDialog({ open, onClose, product, onTake }: SizeHelpDialogProps) {
  const [unit, setUnit] = useState<LengthUnit>(savedUnit);
  const garment = useGarmentType(product.garment?.type, open);
  const type = garment.state === "loaded" ? garment.type : undefined;
  const fit = fitOf(product.category);
  const names = [...new Set(partsOf(product).flatMap(({ measurements }) => measurements))];
  return (
    <Dialog open={open} onClose={onClose} title={sizeHelpMessages.title} wide>
      <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_300px]">
        <div className="grid content-start gap-4">
          <UnitChoice
            name="size-help-unit"
            unit={unit}
            onChange={(chosen) => {
              setUnit(chosen);
              saveUnit(chosen);
            }}
          />
          {garment.state === "loading" && <Skeleton className="h-80" />}
          {garment.state === "failed" && <p role="alert">{garment.sentence}</p>}
          {type && names.some((name) => name !== "head") && (
            <>
              {open && <SavedSize type={type} product={product} onTake={onTake} />}
              <SizeFinder type={type} product={product} unit={unit} onTake={onTake} />
            </>
          )}
          {type && (
            <>
              <SizeTable
                title={inLanguage(type.name, type.urdu)}
                type={type}
                fit={fit}
                sizes={product.sizes}
                unit={unit}
              />
              <BodyTable type={type} fit={fit} sizes={product.sizes} unit={unit} />
            </>
          )}
          {open && <SizeTurnout productId={product.id} />}
          <p className="text-sm text-slate">
            {names.every((name) => name === "head")
              ? sizeHelpMessages.ofTheHead
              : sizeHelpMessages.ofTheGarment}{" "}
            <TextLink to={href("/size-chart")}>{productMessages.sizeChart}</TextLink>
          </p>
        </div>
        {names.length > 0 && (
          <section aria-labelledby="how-to-measure" className="text-sm text-slate">
            <h3 id="how-to-measure" className="mb-2 text-siyahi">
              {sizeHelpMessages.howToMeasure}
            </h3>
            <MeasureDrawing names={names} />
            {names.some((name) => name !== "head") && (
              <p className="my-2.5">{sizeHelpMessages.measureGarment}</p>
            )}
            <HowToList names={names} />
          </section>
        )}
      </div>
    </Dialog>
  );
}

/** Other customers' experience with the sizes of a product; nothing where there is too little, or on failure. */
function SizeTurnout({ productId }: { productId: string }) {
  const [tally, setTally] = useState<SizeTally | null>(null);
  useEffect(() => {
    let gone = false;
    returnApi.getSizeTally({ query: { id: productId } }).then((result) => {
      if (!gone && result.ok) setTally(result.data.tally);
    });
    return () => {
      gone = true;
    };
  }, [productId]);
  if (!tally) return null;
  const share = (count: number) => Math.round((count / tally.pieces) * 100);
  return (
    <p className="rounded-md bg-kora px-4 py-3">
      {sizeHelpMessages.turnout(share(tally.larger), share(tally.smaller))}
    </p>
  );
}
