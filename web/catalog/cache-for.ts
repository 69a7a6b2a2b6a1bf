/** Failures are not cached. Only for the browser: on the server it would outlive a change of the catalogue. */
export function cacheFor<Value>(load: () => Promise<Value>, milliseconds: number): () => Promise<Value> {
  let kept: { value: Promise<Value>; until: number } | undefined;
  return () => {
    if (kept && performance.now() < kept.until) return kept.value;
    const value = load();
    const mine = { value, until: performance.now() + milliseconds };
    kept = mine;
    value.catch(() => {
      if (kept === mine) kept = undefined;
    });
    return value;
  };
}
