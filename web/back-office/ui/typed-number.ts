/** Optional number fields; the contract refuses values that are not numbers. */
function emptyAs<Empty>(empty: Empty) {
  return {
    setValueAs: (typed: unknown) =>
      typed === "" || typed === null || typed === undefined ? empty : Number(typed),
  };
}

export const numberOrZero = emptyAs(0);
export const numberOrNull = emptyAs(null);
export const numberOrAbsent = emptyAs(undefined);
