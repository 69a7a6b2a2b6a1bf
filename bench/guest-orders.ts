let phones = 0;

/** A shopper each: whoever has ordered ten thousand times is no shopper, and what is known of them takes long to reckon. */
export function nextPhone(): string {
  phones += 1;
  return `0301${String(phones).padStart(7, "0")}`;
}
