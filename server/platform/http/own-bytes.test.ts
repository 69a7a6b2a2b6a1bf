import { expect, test } from "vitest";
import { compressBetter, compressOnce } from "./compress.ts";
import { ownBytes } from "./own-bytes.ts";

const memoryOf = (content: Buffer | undefined) => content?.buffer.byteLength;

test("a short text retains its own bytes alone", () => {
  const own = ownBytes(Buffer.from("scrubs"));
  expect(own.toString()).toBe("scrubs");
  expect(memoryOf(own)).toBe(own.length);
});

test("compressed content retains no more than its own bytes", async () => {
  const quick = (await compressOnce(Buffer.from("scrubs ".repeat(1_000)))) ?? Buffer.alloc(0);
  expect(quick.length).toBeLessThan(100);
  expect(memoryOf(quick)).toBe(quick.length);
  const small = await compressBetter(quick);
  expect(memoryOf(small)).toBe(small.length);
});
