import { expect, test } from "vitest";
import { createClient } from "./client.ts";

const failing = (error: unknown) => createClient(() => Promise.reject(error)).getPricing();

test("a call that took too long says so, and that it may be tried again", async () => {
  const error = new DOMException("signal timed out", "TimeoutError");
  expect(await failing(error)).toMatchObject({
    ok: false,
    status: 0,
    error: {
      code: "NO_ANSWER",
      error: "The shop takes too long to answer. Check your connection and try again.",
    },
  });
});

test("a network failure and a timeout are different errors", async () => {
  expect(await failing(new TypeError("Failed to fetch"))).toMatchObject({
    status: 0,
    error: { code: "OFFLINE" },
  });
});
