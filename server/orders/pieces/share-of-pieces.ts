type Priced = {
  id: string;
  pieces: number /** Rupees for a piece, without what was chosen for it. */;
  price: number;
};

/**
 * Whole rupees of a sum that is for all pieces: the share of some of them by their price, rounded down; all of it for
 * all of them.
 */
export function shareOfPieces(
  rupees: number,
  all: readonly Priced[],
  some: readonly Pick<Priced, "id" | "pieces">[],
): number {
  const taken = new Map(some.map(({ id, pieces }) => [id, pieces]));
  const worth = (count: (item: Priced) => number) =>
    all.reduce((sum, item) => sum + count(item) * Math.max(item.price, 1), 0);
  const whole = worth(({ pieces }) => pieces);
  return whole === 0 ? 0 : Math.floor((rupees * worth(({ id }) => taken.get(id) ?? 0)) / whole);
}
