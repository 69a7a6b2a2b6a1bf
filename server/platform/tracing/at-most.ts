/** Says yes so many times a second, and no to whatever more is asked. */
export function atMost(times: number, now: () => number = () => performance.now()): () => boolean {
  let since = now();
  let left = times;
  return () => {
    if (now() - since >= 1_000) {
      since = now();
      left = times;
    }
    if (left === 0) return false;
    left -= 1;
    return true;
  };
}
