import { afterAll, expect, test, vi } from "vitest";
import { unansweredSentences } from "#contract/http/caller.ts";
import { reason } from "#contract/values/reason.ts";
import { reasonTexts } from "./ur/answers.ts";
import { offlineMessages } from "./ur/offline.ts";

// The pages in Urdu are a build of their own, in which these addresses are those of Urdu.
const inUrdu = ["answers", "language", "offline"];
vi.resetModules();
for (const name of inUrdu) vi.doMock(`#messages/${name}.ts`, () => import(`./ur/${name}.ts`));
const { translateSuccess, translateFailure, translateReason } = await import("./answer-texts.ts");
const { translateAnswer, translateLoadedSuccess } = await import("./load-answer-texts.ts");

afterAll(() => {
  for (const name of inUrdu) vi.doUnmock(`#messages/${name}.ts`);
  vi.resetModules();
});

const english = "Use at most 100 characters";
const failed = {
  code: "INVALID",
  error: english,
  message: english,
  reason: "TOO_LONG",
  params: { most: 100 },
  fields: { name: english, city: "Enter your city", note: "The tailor is at lunch." },
  fieldReasons: {
    name: { reason: "TOO_LONG", params: { most: 100 } },
    city: { reason: "ENTER_YOUR_CITY" },
    note: { reason: "TAILOR_AT_LUNCH" },
  },
  item: "items.0",
};

test("a failure keeps its codes and what it brings along; its sentences are those of the page", async () => {
  const long = reasonTexts.TOO_LONG({ most: 100 });
  const worded = {
    ...failed,
    error: long,
    message: long,
    fields: { name: long, city: reasonTexts.ENTER_YOUR_CITY, note: "The tailor is at lunch." },
  };
  expect(translateFailure(failed)).toEqual(worded);
  expect(await translateAnswer(failed)).toEqual(worded);
});

test("the sentence itself is never looked at", () => {
  const { reason: _, fieldReasons: __, ...withoutReasons } = failed;
  expect(translateFailure(withoutReasons)).toEqual(withoutReasons);
  expect(translateFailure({ ...failed, error: "Something else" }).error).toBe(
    reasonTexts.TOO_LONG({ most: 100 }),
  );
});

test.each(["__proto__", "constructor", "toString", "TAILOR_AT_LUNCH"])(
  "a reason by the name of %s has no words and stays English",
  (reason) => {
    expect(translateFailure({ ...failed, reason }).error).toBe(english);
  },
);

test("what a form's schema says is put into words", () => {
  expect(translateReason(reason("TOO_LONG", { most: 100 }))).toBe(reasonTexts.TOO_LONG({ most: 100 }));
  expect(translateReason("A sentence of the page's own")).toBe("A sentence of the page's own");
});

test("what was done is said in the language of the page", async () => {
  const saving = { code: "WELCOME10", saving: 1200 };
  expect(translateSuccess("COUPON_APPLIED", saving)).toMatch(/\p{Script=Arabic}.*WELCOME10.*Rs\. 1,200/u);
  expect(await translateLoadedSuccess("Review submitted", "REVIEW_SUBMITTED")).toBe(
    translateSuccess("REVIEW_SUBMITTED"),
  );
});

test("without network there are words for it, although nothing can be loaded", async () => {
  vi.resetModules();
  vi.doMock("./answer-texts.ts", () => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  const offline = await import("./load-answer-texts.ts");
  for (const code of ["OFFLINE", "NO_ANSWER", "UNREADABLE"] as const) {
    const sentence = unansweredSentences[code];
    const worded = offlineMessages.unanswered[code];
    expect(worded).toMatch(/\p{Script=Arabic}/u);
    expect(await offline.translateAnswer({ code, error: sentence, message: sentence })).toEqual({
      code,
      error: worded,
      message: worded,
    });
  }
  // A shop that answers says why, if only in its own language.
  expect(await offline.translateAnswer(failed)).toEqual(failed);
  expect(await offline.translateLoadedSuccess("Review submitted", "REVIEW_SUBMITTED")).toBe(
    "Review submitted",
  );
  vi.doUnmock("./answer-texts.ts");
});
