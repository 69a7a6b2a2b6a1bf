import type { Page } from "@playwright/test";

export type Network = {
  name: string;
  /** Milliseconds there and back. */
  latency: number;
  /** Bits per second. */
  down: number;
  up: number;
};

/** Lighthouse's mobile preset, which DevTools calls slow 4G. */
export const slowNetworks = {
  throttled: { name: "150 ms, 1.6 Mbit/s", latency: 150, down: 1_600_000, up: 750_000 },
  slow4g: { name: "slow 4G", latency: 562.5, down: 1_440_000, up: 675_000 },
} satisfies Record<string, Network>;

/** How much slower a phone in the middle of the market is than this machine, as Lighthouse has it. */
const slowdown = 4;

export async function slowDown(page: Page, { latency, down, up }: Network): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency,
    downloadThroughput: down / 8,
    uploadThroughput: up / 8,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
}
