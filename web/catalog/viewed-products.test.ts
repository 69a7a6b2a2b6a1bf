import { describe, expect, it } from "vitest";
import { parseViewed, type ViewedProduct, withViewed } from "./viewed-products.ts";

const now = Date.UTC(2026, 5, 1);
const day = 24 * 60 * 60_000;

function viewed(id: string, at = now): ViewedProduct {
  const picture = { downloadURL: `/pictures/${id}.webp`, width: 960, height: 1200, srcset: "" };
  return { id, name: `Set ${id}`, picture, at };
}

describe("viewed products", () => {
  it("are the newest nine, each once, newest first", () => {
    const ids = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "c"];
    const seen = ids.reduce<ViewedProduct[]>((before, id) => withViewed(before, viewed(id)), []);
    expect(seen.map(({ id }) => id).join("")).toBe("cjihgfedb");
  });

  it("are restored as stored", () => {
    const seen = [viewed("b"), viewed("a")];
    expect(parseViewed(JSON.stringify(seen), now)).toEqual(seen);
  });

  it("expire after a month", () => {
    const seen = [viewed("new", now - 29 * day), viewed("old", now - 31 * day)];
    expect(parseViewed(JSON.stringify(seen), now).map(({ id }) => id)).toEqual(["new"]);
  });

  it("are empty where foreign data is stored", () => {
    for (const text of [
      null,
      "",
      "{",
      "7",
      "null",
      '{"id":"a"}',
      "[null, 1, []]",
      '[{"id":"a","picture":{}}]',
    ]) {
      expect(parseViewed(text, now)).toEqual([]);
    }
  });
});
