/** Of a size with so many pieces or fewer shoppers see how many; the triggers of migration 015 know the number, too. */
export const fewPieces = 5;
