/** An amount for people: `Rs. 3,450`. Rupees are whole everywhere in the shop. */
export function formatRupees(rupees: number): string {
  const sign = rupees < 0 ? "-" : "";
  const grouped = String(Math.abs(rupees)).replace(/\B(?=(\d{3})+$)/g, ",");
  return `${sign}Rs. ${grouped}`;
}
