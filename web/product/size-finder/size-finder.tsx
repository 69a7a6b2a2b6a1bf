import { useState } from "react";
import type { GarmentType } from "#contract/catalog/garments.ts";
import { builds, type Sex } from "#contract/sizes/body-survey.ts";
import { wears } from "#contract/sizes/garment-room.ts";
import type { LengthUnit } from "#contract/sizes/length-unit.ts";
import { sizesForBody } from "#contract/sizes/size-for-body.ts";
import { fitOf } from "#contract/sizes/size-tables.ts";
import { sizeFinderMessages as words } from "#messages/size-finder.ts";
import { ChoiceGroup } from "#web/ui/choice-group.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import type { ChosenProduct } from "../choices/product-choices.ts";
import { bodyOf, type FinderAnswers, inUnit, saveAnswers, savedAnswers } from "./finder-answers.ts";
import { FoundSize } from "./found-size.tsx";

type SizeFinderProps = {
  type: GarmentType;
  product: Pick<ChosenProduct, "category" | "sizes" | "soldOut">;
  unit: LengthUnit;
  onTake: (sizes: string) => void;
};

/** A size for each part from height, weight, build and taste, as they are typed; the answers stay on the device. */
export function SizeFinder({ type, product, unit, onTake }: SizeFinderProps) {
  const { category } = product;
  const fit = fitOf(category);
  const [typed, setAnswers] = useState(() => savedAnswers(fit === "women" ? "woman" : "man"));
  const [shownUnit, setShownUnit] = useState(unit);
  if (unit !== shownUnit) {
    setShownUnit(unit);
    setAnswers(inUnit(typed, unit));
  }
  // A women's garment is for women, also where the device remembers a man.
  const ofCategory = sexOf(category);
  const answers: FinderAnswers = ofCategory ? { ...typed, sex: ofCategory } : typed;
  const body = bodyOf(answers, unit);
  const change = (changed: Partial<FinderAnswers>) => {
    setAnswers({ ...typed, ...changed });
    saveAnswers({ ...typed, ...changed });
  };
  const number = (name: "centimetres" | "feet" | "inches" | "weight") => ({
    value: answers[name],
    inputMode: "decimal" as const,
    autoComplete: "off",
    maxLength: 6,
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  return (
    <section aria-labelledby="size-finder" className="grid gap-3.5">
      <h3 id="size-finder">{words.title}</h3>
      <div className="flex gap-2.5 *:flex-1">
        {unit === "cm" ? (
          <TextField label={words.heightIn.cm} {...number("centimetres")} />
        ) : (
          <>
            <TextField label={words.heightIn.in} {...number("feet")} />
            <TextField label={words.andInches} {...number("inches")} />
          </>
        )}
        <TextField label={words.weight} {...number("weight")} />
      </div>
      {ofCategory === undefined && (
        <ChoiceGroup
          legend={words.wearer}
          name="finder-sex"
          columns={2}
          options={(["woman", "man"] as const).map((value) => ({ value, label: words.sex[value] }))}
          value={answers.sex}
          onChange={(sex) => change({ sex })}
        />
      )}
      <ChoiceGroup
        legend={words.build}
        name="finder-build"
        columns={3}
        options={builds.map((value) => ({ value, label: words.builds[value] }))}
        value={answers.build}
        onChange={(build) => change({ build })}
      />
      <ChoiceGroup
        legend={words.wear}
        name="finder-wear"
        columns={3}
        options={wears.map((value) => ({ value, label: words.wears[value] }))}
        value={answers.wear}
        onChange={(wear) => change({ wear })}
      />
      <div role="status" className="grid gap-2.5 rounded-md bg-kora px-4 py-3">
        {body === "open" && <p className="text-slate">{words.invitation}</p>}
        {body === "beyond" && <p>{words.beyond}</p>}
        {typeof body === "object" && (
          <FoundSize
            parts={sizesForBody(type, fit, body, answers.wear)}
            product={product}
            unit={unit}
            onTake={onTake}
          />
        )}
      </div>
      <p className="text-sm text-slate">{words.about}</p>
    </section>
  );
}

/** Undefined for a category that both wear. */
function sexOf(category: string): Sex | undefined {
  if (category === "Women") return "woman";
  return category === "Men" ? "man" : undefined;
}
