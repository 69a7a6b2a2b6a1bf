import { describe, expect, test } from "vitest";
import { createRest } from "./carousel-rest.ts";

function watchedRest() {
  const heard: boolean[] = [];
  return { heard, rest: createRest((resting) => heard.push(resting)) };
}

describe("the rest of a carousel", () => {
  test("begins with the first reason and ends with the last", () => {
    const { heard, rest } = watchedRest();
    rest.set("pointer", true);
    rest.set("focus", true);
    rest.set("pointer", false);
    expect(heard).toEqual([true]);
    rest.set("focus", false);
    expect(heard).toEqual([true, false]);
  });

  test("outlasts the pointer when the button was pressed", () => {
    const { heard, rest } = watchedRest();
    rest.set("pointer", true);
    rest.set("button", true);
    rest.set("pointer", false);
    expect(heard).toEqual([true]);
  });

  test("counts a reason once however often it is named", () => {
    const { heard, rest } = watchedRest();
    rest.set("swipe", true);
    rest.set("swipe", true);
    rest.set("swipe", false);
    rest.set("swipe", false);
    expect(heard).toEqual([true, false]);
  });
});
