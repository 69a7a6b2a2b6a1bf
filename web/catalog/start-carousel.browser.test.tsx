import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { type RunningCarousel, startCarousel } from "./start-carousel.ts";

let carousel: RunningCarousel | undefined;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
});
afterEach(() => {
  carousel?.stop();
  vi.useRealTimers();
  document.body.replaceChildren();
});

function start() {
  document.body.innerHTML = `
    <button>before</button>
    <section style="width: 400px">
      <div id="viewport" style="overflow: hidden">
        <ul style="display: flex; list-style: none; margin: 0; padding: 0">
          ${[0, 1, 2, 3, 4].map((n) => `<li style="flex: 0 0 200px; height: 100px"><a href="#${n}">${n}</a></li>`).join("")}
        </ul>
      </div>
      <button data-carousel-pause>pause</button>
      <button>next</button>
    </section>`;
  const frame = document.querySelector("section");
  const viewport = document.querySelector<HTMLElement>("#viewport");
  if (!frame || !viewport) throw new Error("The carousel was not drawn.");
  const slides = [...viewport.querySelectorAll("li")];
  const running = startCarousel(frame, viewport);
  carousel = running;
  const first = () => {
    const next = running.move(1);
    running.move(-1);
    return (next + slides.length - 1) % slides.length;
  };
  return { frame, viewport, slides, running, first };
}

const autoplay = 3_000;

test("moves by one slide every three seconds, and from the last to the first", () => {
  const { first } = start();
  vi.advanceTimersByTime(autoplay - 1);
  expect(first()).toBe(0);
  vi.advanceTimersByTime(autoplay);
  expect(first()).toBe(1);
  for (const expected of [2, 3, 4, 0]) {
    vi.advanceTimersByTime(autoplay);
    expect(first()).toBe(expected);
  }
});

test("restarts the three seconds after a manual move", () => {
  const { running, first } = start();
  vi.advanceTimersByTime(autoplay - 1);
  expect(running.move(1)).toBe(1);
  vi.advanceTimersByTime(autoplay - 1);
  expect(first()).toBe(1);
});

test("pauses under the pointer and resumes after it leaves", async () => {
  const { viewport, first } = start();
  await userEvent.hover(viewport);
  vi.advanceTimersByTime(3 * autoplay);
  expect(first()).toBe(0);
  await userEvent.unhover(viewport);
  vi.advanceTimersByTime(autoplay);
  expect(first()).toBe(1);
});

test("pauses with keyboard focus in it, but not on the pause button", async () => {
  const { first } = start();
  document.querySelector<HTMLElement>("body > button")?.focus();
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe("0");
  vi.advanceTimersByTime(3 * autoplay);
  expect(first()).toBe(0);
  while (document.activeElement?.textContent !== "pause") await userEvent.tab();
  vi.advanceTimersByTime(autoplay);
  expect(first()).toBe(1);
});

test("stays paused by the button when the pointer leaves", async () => {
  const { viewport, running, first } = start();
  running.setPaused(true);
  await userEvent.hover(viewport);
  await userEvent.unhover(viewport);
  vi.advanceTimersByTime(3 * autoplay);
  expect(first()).toBe(0);
  running.setPaused(false);
  vi.advanceTimersByTime(autoplay);
  expect(first()).toBe(1);
});

test("pauses in a hidden tab", () => {
  const { first } = start();
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  document.dispatchEvent(new Event("visibilitychange"));
  vi.advanceTimersByTime(3 * autoplay);
  expect(first()).toBe(0);
  hidden.mockRestore();
  document.dispatchEvent(new Event("visibilitychange"));
  vi.advanceTimersByTime(autoplay);
  expect(first()).toBe(1);
});

test("makes hidden slides inert, and all reachable again once it has stopped", async () => {
  const { slides, running } = start();
  await expect.poll(() => slides.map((slide) => slide.inert)).toEqual([false, false, true, true, true]);
  running.stop();
  carousel = undefined;
  expect(slides.map((slide) => slide.inert)).toEqual([false, false, false, false, false]);
});
