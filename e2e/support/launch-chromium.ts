import { type Browser, chromium } from "@playwright/test";
import { chromiumArguments, findChromium } from "./find-chromium.ts";

export function launchChromium(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    args: chromiumArguments,
    ...(executablePath === undefined ? {} : { executablePath }),
  });
}
