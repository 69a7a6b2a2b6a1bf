import { describe, expect, test } from "vitest";
import { createAutoplayPause } from "./autoplay-pause.ts";

function watchedPause() {
  const heard: boolean[] = [];
  return { heard, pause: createAutoplayPause((isPaused) => heard.push(isPaused)) };
}

describe("autoplay pause of a carousel", () => {
  test("begins with the first reason and ends with the last", () => {
    const { heard, pause } = watchedPause();
    pause.set("pointer", true);
    pause.set("focus", true);
    pause.set("pointer", false);
    expect(heard).toEqual([true]);
    pause.set("focus", false);
    expect(heard).toEqual([true, false]);
  });

  test("outlasts the pointer when the button was pressed", () => {
    const { heard, pause } = watchedPause();
    pause.set("pointer", true);
    pause.set("button", true);
    pause.set("pointer", false);
    expect(heard).toEqual([true]);
  });

  test("counts a repeated reason once", () => {
    const { heard, pause } = watchedPause();
    pause.set("swipe", true);
    pause.set("swipe", true);
    pause.set("swipe", false);
    pause.set("swipe", false);
    expect(heard).toEqual([true, false]);
  });
});
