import { useState } from "react";
import { engravingProblem } from "#contract/engraving-rules.ts";
import { productMessages } from "#messages/product.ts";
import type { PreviewedItem } from "../../preview/previewed-item.ts";
import { usePreviewCode } from "../../preview/use-preview-code.ts";
import { TextField } from "../../ui/text-field.tsx";
import { pictureWidths } from "../gallery/picture-widths.ts";
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

/**
 * The chest from near, beside the field of the name where the large picture is out of sight. Its place is kept from the
 * start, so that nothing moves when it can be drawn.
 */
function ChestBesideName({ item }: { item: PreviewedItem }) {
  const { code } = usePreviewCode(item.name_engraving !== false);
  const preview = code?.previewOf(item);
  return (
    <div className="min-h-61 lg:hidden">
      {code && preview && (
        <code.ChestCloseUp
          preview={preview}
          picture={item.images.primary}
          sizes={pictureWidths}
          className="w-full max-w-60"
        />
      )}
    </div>
  );
}
