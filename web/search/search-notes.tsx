import type { SearchReading } from "#contract/catalog/catalog.ts";
import { searchResultMessages } from "#messages/search-results.ts";
import { FoundPages } from "./found-pages.tsx";

type SearchNotesProps = { typed: string; reading: SearchReading | undefined };

/** Above the products of a search: the pages that it may mean, and how it was read. */
export function SearchNotes({ typed, reading }: SearchNotesProps) {
  return (
    <>
      <FoundPages typed={typed} />
      {reading && <ReadingNotes reading={reading} />}
    </>
  );
}

function ReadingNotes({ reading }: { reading: SearchReading }) {
  const { corrected, missing, isPartial } = reading;
  return (
    <div className="grid gap-1 pb-4 text-slate empty:hidden">
      {corrected !== undefined && <p>{searchResultMessages.readAs(corrected)}</p>}
      {missing.length > 0 ? (
        <p>{searchResultMessages.missing(missing)}</p>
      ) : (
        isPartial && <p>{searchResultMessages.partial}</p>
      )}
    </div>
  );
}
