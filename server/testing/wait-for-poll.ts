import { expect, vi } from "vitest";
import type { Executor } from "#database/query.ts";

/** Waits until workers have asked by a statement with this text for what is due as often as this: what they have left alone by then, they leave alone. */
export async function untilLooked(executor: Executor, part: string, times = 20): Promise<void> {
  const asking = vi.spyOn(executor, "query");
  const looks = () => asking.mock.calls.filter(([{ text }]) => text.includes(part)).length;
  await expect.poll(looks, { timeout: 10_000 }).toBeGreaterThanOrEqual(times);
  asking.mockRestore();
}
