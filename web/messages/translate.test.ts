import { expect, test, vi } from "vitest";
import { unansweredSentences } from "#contract/client.ts";
import { offlineMessages } from "./ur/offline.ts";
import { translateSentence } from "./ur/sentences.ts";
import { loadSentences, translateAnswer } from "./ur/translate.ts";

const refused = (sentence: string) => ({ code: "INVALID", error: sentence, message: sentence });

test("what the API says is put into Urdu", async () => {
  const sentence = "Enter your name";
  const translated = translateSentence(sentence);
  expect(await translateAnswer(refused(sentence))).toEqual(refused(translated));
  expect((await loadSentences())(sentence)).toBe(translated);
});

test("without network there is Urdu for it, although nothing can be loaded", async () => {
  vi.resetModules();
  vi.doMock("./ur/sentences.ts", () => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  const offline = await import("./ur/translate.ts");
  for (const code of ["OFFLINE", "NO_ANSWER", "UNREADABLE"] as const) {
    const english = unansweredSentences[code];
    const translated = offlineMessages.unanswered[code];
    expect(translated).toMatch(/\p{Script=Arabic}/u);
    expect(await offline.translateAnswer({ code, error: english, message: english })).toEqual({
      code,
      error: translated,
      message: translated,
    });
  }
  // A shop that answers says why, if only in its own language.
  expect(await offline.translateAnswer(refused("Enter your name"))).toEqual(refused("Enter your name"));
  vi.doUnmock("./ur/sentences.ts");
});
