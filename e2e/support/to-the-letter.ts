import { expect, type Locator } from "@playwright/test";

/** Matches a text with its capitals: Playwright ignores case by default. */
export function toTheLetter(words: string): RegExp {
  return new RegExp(words.replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&"), "u");
}

/** Waits until a place shows each of these texts as it is written, and fails naming those that it does not show. */
export async function expectWording(place: Locator, wording: readonly string[]): Promise<void> {
  const missing = async () => {
    const shown = (await place.innerText()).replaceAll(/\s+/g, " ");
    return wording.filter((words) => !shown.includes(words));
  };
  await expect.poll(missing).toEqual([]);
}
