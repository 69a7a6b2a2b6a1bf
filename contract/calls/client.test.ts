import { expect, test } from "vitest";
import { createClient } from "./client.ts";

const failing = (error: unknown) => createClient(() => Promise.reject(error)).getPricing();

test("reports a call that took too long, and that it may be tried again", async () => {
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

test("fails with the answer's error when an answer lacks the mark of success", async () => {
  const answering = (body: unknown) =>
    createClient(async () => ({ status: 200, body })).getPricing(
      {},
      { isDone: ({ success }) => success === true },
    );
  expect(await answering({ success: true })).toMatchObject({ ok: true });
  const refused = { success: false, code: "BUSY", error: "Not now", message: "Not now" };
  expect(await answering(refused)).toMatchObject({ ok: false, error: { error: "Not now" } });
  for (const body of [{ message: "not placed" }, { success: "yes" }, null, "ok"])
    expect(await answering(body)).toMatchObject({ ok: false, status: 200, error: { code: "UNREADABLE" } });
});

test("reports a network failure and a timeout as different errors", async () => {
  expect(await failing(new TypeError("Failed to fetch"))).toMatchObject({
    status: 0,
    error: { code: "OFFLINE" },
  });
});
