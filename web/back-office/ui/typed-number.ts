/** Fields of numbers that may be left empty; what is no number is refused by the contract. */
function emptyAs<Empty>(empty: Empty) {
  return {
    setValueAs: (typed: unknown) =>
      typed === "" || typed === null || typed === undefined ? empty : Number(typed),
  };
}

export const numberOrZero = emptyAs(0);
export const numberOrNull = emptyAs(null);
export const numberOrAbsent = emptyAs(undefined);
