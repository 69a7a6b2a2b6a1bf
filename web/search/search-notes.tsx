import type { SearchReading } from "#contract/catalog/catalog.ts";
import { searchMessages } from "#messages/search.ts";

export function SearchNotes({ reading }: { reading: SearchReading }) {
  const { corrected, missing, isPartial } = reading;
  return (
    <div className="grid gap-1 pb-4 text-slate empty:hidden">
      {corrected !== undefined && <p>{searchMessages.readAs(corrected)}</p>}
      {missing.length > 0 ? (
        <p>{searchMessages.missing(missing)}</p>
      ) : (
        isPartial && <p>{searchMessages.partial}</p>
      )}
    </div>
  );
}
