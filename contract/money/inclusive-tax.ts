/**
 * The inclusive tax within amounts of whole rupees at a rate in per cent, a share for each. Shares are whole rupees and
 * sum up to the tax of the sum: the largest remainders are rounded up.
 */
export function inclusiveTax(amounts: readonly number[], rate: number): number[] {
  const taxOf = (amount: number) => (amount * rate) / (100 + rate);
  const shares = amounts.map((amount, place) => {
    const exact = taxOf(amount);
    return { place, whole: Math.floor(exact), lost: exact - Math.floor(exact) };
  });
  const sum = Math.round(taxOf(amounts.reduce((total, amount) => total + amount, 0)));
  const left = sum - shares.reduce((total, { whole }) => total + whole, 0);
  const rounded = new Set(
    [...shares]
      .sort((one, other) => other.lost - one.lost || one.place - other.place)
      .slice(0, left)
      .map(({ place }) => place),
  );
  return shares.map(({ place, whole }) => whole + (rounded.has(place) ? 1 : 0));
}
