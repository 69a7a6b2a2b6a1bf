import { useState } from "react";
import { engravingProblem } from "#contract/engraving-rules.ts";
import { productMessages } from "#messages/product.ts";
import type { PreviewedItem } from "../../preview/previewed-item.ts";
import { TextField } from "../../ui/text-field.tsx";
import { ChestBesideName } from "./chest-beside-name.tsx";
import { EngravingSide, EngravingWanted } from "./engraving-choices.tsx";
import { lettersLeft } from "./letters-left.ts";
import type { ProductChoices } from "./product-choices.ts";

type Engraving = ProductChoices["engraving"];

type EngravingFieldsProps = {
  value: Engraving;
  /** Rupees. */
  charge: number;
  /** What keeps the piece out of the cart, once someone has tried. */
  problem: string | undefined;
  /** The piece as it is chosen so far. */
  item: PreviewedItem;
  onChange: (change: Partial<Engraving>) => void;
};

/** A name to sew on the chest: no, or yes with the name and its side. */
export function EngravingFields({ value, charge, problem, item, onChange }: EngravingFieldsProps) {
  return (
    <div className="grid gap-3.5 rounded-lg bg-chuna p-4.5">
      <EngravingWanted charge={charge} value={value.wanted} onChange={onChange} />
      {value.wanted && <EngravedName value={value} problem={problem} item={item} onChange={onChange} />}
    </div>
  );
}

function nameProblem(name: string): string | undefined {
  const problem = engravingProblem(name);
  return problem && productMessages.engravingProblems[problem];
}

function EngravedName({ value, problem, item, onChange }: Omit<EngravingFieldsProps, "charge">) {
  // Whoever passes by the empty field has done nothing wrong yet.
  const [typed, setTyped] = useState(false);
  return (
    <>
      <div data-choice="engraving">
        <TextField
          label={productMessages.name}
          name="engraved-name"
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="words"
          spellCheck={false}
          dir="auto"
          value={value.name}
          hint={lettersLeft(value.name)}
          error={typed ? nameProblem(value.name) : problem}
          onChange={(event) => onChange({ name: event.target.value })}
          onBlur={() => value.name !== "" && setTyped(true)}
        />
      </div>
      <ChestBesideName item={item} />
      <EngravingSide value={value.position} onChange={onChange} />
    </>
  );
}
