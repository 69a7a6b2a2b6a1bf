import { type HeightBand, heightBands } from "#contract/catalog/height-bands.ts";
import { reviewsMessages } from "#messages/reviews.tsx";
import { SelectField } from "#web/ui/select-field.tsx";

type HeightFilterProps = {
  counts: readonly number[];
  chosen: HeightBand | null;
  onChoose: (height: HeightBand | null) => void;
};

/** Reviews by people of one's own height, as soon as some have named theirs. */
export function HeightFilter({ counts, chosen, onChoose }: HeightFilterProps) {
  const offered = heightBands.flatMap((band, place) => {
    const count = counts[place] ?? 0;
    return count > 0 ? [{ band, count }] : [];
  });
  if (offered.length === 0) return null;
  return (
    <SelectField
      label={reviewsMessages.filterByHeight}
      value={chosen ?? ""}
      onChange={({ target }) => onChoose(heightBands.find((band) => band === target.value) ?? null)}
      className="mt-4 max-w-90"
    >
      <option value="">{reviewsMessages.everyHeight}</option>
      {offered.map(({ band, count }) => (
        <option key={band} value={band}>
          {reviewsMessages.heightOption(reviewsMessages.heights[band], count)}
        </option>
      ))}
    </SelectField>
  );
}
