import { getEventListeners } from "node:events";
import { afterEach, expect, test, vi } from "vitest";
import { withDeadline } from "./with-deadline.ts";

afterEach(() => {
  vi.useRealTimers();
});

const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason));
  });

test("leaves neither a timer nor a listener once the work is done", async () => {
  vi.useFakeTimers();
  const { signal: cut } = new AbortController();
  expect(await withDeadline(cut, 1_000, async () => "sent")).toBe("sent");
  expect(vi.getTimerCount()).toBe(0);
  expect(getEventListeners(cut, "abort")).toHaveLength(0);
});

test("ends work that takes too long, or is cut", async () => {
  const cut = new AbortController();
  await expect(withDeadline(cut.signal, 1, untilAborted)).rejects.toMatchObject({ name: "TimeoutError" });
  const working = withDeadline(cut.signal, 60_000, untilAborted);
  cut.abort(new Error("closing"));
  await expect(working).rejects.toThrow("closing");
  await expect(withDeadline(cut.signal, 60_000, untilAborted)).rejects.toThrow("closing");
});
