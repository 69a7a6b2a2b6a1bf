/** As `left-sleeve:ICU`: an option's value is always one text. */

export function placedText(place: string, text: string): string {
  return `${place}:${text}`;
}

/** Both empty for an empty value; an empty place where the text has none. */
export function readPlacedText(value: string): { place: string; text: string } {
  const [, place = "", text = value] = /^([a-z\d-]*):(.*)$/.exec(value) ?? [];
  return { place, text };
}
