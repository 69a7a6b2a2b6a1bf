/**
 * For effects of a page that has just been drawn: runs what takes several milliseconds, like sending calls, as a task of its own, so
 * that a tap in between has not to wait for both. Gives a function that calls it off.
 */
export function inOwnTask(run: () => void): () => void {
  const waiting = setTimeout(run);
  return () => clearTimeout(waiting);
}
