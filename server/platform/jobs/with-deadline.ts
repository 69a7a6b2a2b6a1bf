/**
 * Runs `work` with a signal that is aborted by `cut`, or after so many milliseconds with a TimeoutError. Cleans up when
 * the work is done, because `AbortSignal.any` of a long-lived signal leaks an entry per call, and a timer until it
 * fires.
 */
export async function withDeadline<Result>(
  cut: AbortSignal,
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const own = new AbortController();
  const stop = () => own.abort(cut.reason);
  const alarm = setTimeout(
    () => own.abort(new DOMException("The work took too long", "TimeoutError")),
    milliseconds,
  );
  alarm.unref();
  cut.addEventListener("abort", stop);
  if (cut.aborted) stop();
  try {
    return await work(own.signal);
  } finally {
    clearTimeout(alarm);
    cut.removeEventListener("abort", stop);
  }
}
