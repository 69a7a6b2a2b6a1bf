import { hasUrduLetters } from "#web/preview/urdu-letters.ts";

/** What a person wrote, in the direction of its letters; those of Urdu in nastaliq and with the height that it needs. */
export function PrintedWords({ children: words }: { children: string }) {
  return (
    <bdi lang={hasUrduLetters(words) ? "ur" : undefined} className="wrap-anywhere whitespace-pre-line">
      {words}
    </bdi>
  );
}
