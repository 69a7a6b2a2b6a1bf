import { brotliDecompressSync } from "node:zlib";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { compressBetter, compressOnce } from "#server/platform/http/compress.ts";
import { createBetterCompression, type RenderedPage } from "./render-page.ts";

let now = 0;
beforeEach(() => void vi.spyOn(performance, "now").mockImplementation(() => now));
afterEach(() => void vi.restoreAllMocks());

const words = "scrubs cap coat trouser navy teal sleeve pocket hem stitch".split(" ");

function text(seed: number): string {
  let at = seed;
  const next = () => {
    at = (at * 16_807) % 2_147_483_647;
    return words[at % words.length];
  };
  return Array.from({ length: 3_000 }, next).join(" ");
}

async function pageOf(html: string): Promise<RenderedPage> {
  const content = (await compressOnce(Buffer.from(html))) ?? Buffer.alloc(0);
  return { status: 200, headers: {}, content, isBrotli: true, tags: [], isPublic: true };
}

test("pages asked for often are made smaller one at a time, with nine times as long in between", async () => {
  const failed = vi.fn();
  const ask = createBetterCompression(failed);
  const askOften = (page: RenderedPage) => {
    for (const _ of [1, 2, 3]) ask(page);
  };
  const [first, second] = [await pageOf(text(3)), await pageOf(text(7))];
  const [before, secondBefore] = [first.content, second.content];
  /** As long as one takes that was begun now. */
  const whileOneIsMade = () => compressBetter(before);

  askOften(first);
  askOften(second);
  now += 200;
  await vi.waitFor(() => expect(first.content).not.toBe(before));
  expect(brotliDecompressSync(first.content).toString()).toBe(text(3));
  expect(first.content.length).toBeLessThan(before.length);

  now += 1_799;
  ask(second);
  await whileOneIsMade();
  expect(second.content).toBe(secondBefore);

  now += 1;
  ask(second);
  await vi.waitFor(() => expect(second.content).not.toBe(secondBefore));
  expect(failed).not.toHaveBeenCalled();
});
