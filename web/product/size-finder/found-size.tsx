import { centimetresPerInch, type LengthUnit } from "#contract/sizes/length-unit.ts";
import type { PartForBody } from "#contract/sizes/size-for-body.ts";
import { formatSizes, isSizedApart } from "#contract/sizes/sized-parts.ts";
import { choiceLabels } from "#messages/choices.ts";
import { inLanguage } from "#messages/in-language.ts";
import { sizeFinderMessages as words } from "#messages/size-finder.ts";
import { lengthText } from "#web/customers/measurements/advice-texts.ts";
import { Button } from "#web/ui/button.tsx";
import type { ChosenProduct } from "../choices/product-choices.ts";

type FoundSizeProps = {
  parts: readonly PartForBody[];
  product: Pick<ChosenProduct, "sizes" | "soldOut">;
  unit: LengthUnit;
  onTake: (sizes: string) => void;
};

export function FoundSize({ parts, product: { sizes, soldOut = [] }, unit, onTake }: FoundSizeProps) {
  const found = parts.flatMap(({ part, urdu, size }) =>
    size === undefined ? [] : [{ name: part, urdu, size }],
  );
  const gone = found.filter(({ size }) => !sizes.includes(size) || soldOut.includes(size));
  const taken = found.length === parts.length && gone.length === 0 && formatSizes(found);
  return (
    <>
      <ul className="grid gap-2">
        {parts.map((part) => (
          <Part key={part.part} part={part} isAlone={parts.length === 1} unit={unit} />
        ))}
      </ul>
      {gone.length > 0 && <p>{words.soldOut([...new Set(gone.map(({ size }) => size))])}</p>}
      {taken && (
        <Button onClick={() => onTake(taken)}>
          {words.take(
            isSizedApart(found)
              ? choiceLabels.sizesApart(
                  found.map(({ name, urdu, size }) => ({ name: inLanguage(name, urdu), size })),
                )
              : taken,
          )}
        </Button>
      )}
    </>
  );
}

function Part({ part, isAlone, unit }: { part: PartForBody; isAlone: boolean; unit: LengthUnit }) {
  const name = inLanguage(part.part, part.urdu);
  if (part.size === undefined) return <li>{words.tooNarrow(name)}</li>;
  return (
    <li>
      <span className="text-lg font-[620]">
        {isAlone ? words.size(part.size) : words.partSize(name, part.size)}
      </span>{" "}
      <span className="text-sm">
        {words.sure(Math.min(9, Math.max(1, Math.round(part.chance * 10))), part.other)}
      </span>
      <ul className="text-sm text-slate">
        {factsOf(part, unit).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </li>
  );
}

/** Centimetres by which a hem may be off before it is worth a line. */
const worthSaying = 3;

function factsOf({ name, room, tight, longer = 0 }: PartForBody, unit: LengthUnit): string[] {
  const length = (centimetres: number) =>
    lengthText(Math.round((Math.abs(centimetres) / centimetresPerInch) * 2) / 2, unit);
  const isBand = name === "trouserWaist";
  return [
    ...(isBand ? (room < -0.5 ? [words.bandGives(length(room))] : []) : [words.roomAtChest(length(room))]),
    ...(tight ? [words.tight(tight.size, length(Math.max(tight.lacks, 1)))] : []),
    ...(Math.abs(longer) < worthSaying ? [] : [(longer > 0 ? words.longer : words.shorter)(length(longer))]),
  ];
}
