import { expect, vi } from "vitest";
import type { Executor } from "#database/query.ts";

/** Waits until workers have polled so often by a statement with this text: rows still unclaimed stay so. */
export async function untilLooked(executor: Executor, part: string, times = 20): Promise<void> {
  const asking = vi.spyOn(executor, "query");
  const looks = () => asking.mock.calls.filter(([{ text }]) => text.includes(part)).length;
  await expect.poll(looks, { timeout: 10_000 }).toBeGreaterThanOrEqual(times);
  asking.mockRestore();
}
