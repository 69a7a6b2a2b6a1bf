import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { deriveWebp } from "./derive-webp.ts";

describe("the WebP twins", () => {
  let folder: string;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "pictures-"));
    for (const width of [32, 64]) {
      await sharp({ create: { width, height: width * 1.25, channels: 3, background: "#177a84" } })
        .avif({ effort: 0 })
        .toFile(join(folder, `top-${width}.avif`));
    }
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it("have the widths and the shape of the AVIF files", async () => {
    expect(await deriveWebp(folder)).toBe(1);
    expect(readdirSync(folder).sort()).toEqual(["top-32.avif", "top-32.webp", "top-64.avif", "top-64.webp"]);
    const { format, width, height } = await sharp(join(folder, "top-32.webp")).metadata();
    expect({ format, width, height }).toEqual({ format: "webp", width: 32, height: 40 });
  });

  it("are not made a second time", async () => {
    await deriveWebp(folder);
    const made = statSync(join(folder, "top-64.webp")).mtimeMs;
    expect(await deriveWebp(folder)).toBe(0);
    expect(statSync(join(folder, "top-64.webp")).mtimeMs).toBe(made);
  });

  it("are completed where an earlier run was stopped", async () => {
    await deriveWebp(folder);
    rmSync(join(folder, "top-32.webp"));
    expect(await deriveWebp(folder)).toBe(1);
    expect(readdirSync(folder)).toContain("top-32.webp");
  });
});
