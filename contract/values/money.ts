/** A displayed amount: `Rs. 3,450`. Rupees are whole everywhere in the shop. */
export function formatRupees(rupees: number): string {
  const sign = rupees < 0 ? "-" : "";
  const grouped = String(Math.abs(rupees)).replace(/\B(?=(\d{3})+$)/g, ",");
  return `${sign}Rs. ${grouped}`;
}

/** An amount within a sentence, with a no-break space after `Rs.`. */
export function formatRupeesInText(rupees: number): string {
  return formatRupees(rupees).replace(" ", "\u00A0");
}
