export function lettersLeft(left: number): string {
  if (left < 0) return left === -1 ? "1 letter too many" : `${-left} letters too many`;
  return left === 1 ? "1 letter left" : `${left} letters left`;
}
