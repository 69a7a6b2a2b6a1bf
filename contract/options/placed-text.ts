/** As `left-sleeve:ICU`: what is asked of an option is one text, whatever its kind. */

export function placedText(place: string, text: string): string {
  return `${place}:${text}`;
}

/** Both empty for an empty value; no place where there is none before the text. */
export function readPlacedText(value: string): { place: string; text: string } {
  const [, place = "", text = value] = /^([a-z\d-]*):(.*)$/.exec(value) ?? [];
  return { place, text };
}
