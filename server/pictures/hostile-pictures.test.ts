import { readFileSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { descendantsOf } from "../../bench/cold-start.ts";
import { decodePicture, inPictureQueue } from "./decode-apart.ts";
import { mostOfShoppers, mostOfStaff } from "./read-picture.ts";

const shape = { leastWidth: 100, longest: 4 };
const ofShopper = { largestWidth: 1280, shape, most: mostOfShoppers };
const blank = (width: number, height: number, channels: 3 | 4 = 4) =>
  sharp({ create: { width, height, channels, background: { r: 9, g: 9, b: 9, alpha: 0.5 } } });

describe("a shopper's picture", () => {
  test.each<[string, () => Promise<Buffer>, "read" | "refused"]>([
    ["of a phone with 12 megapixels", () => blank(4032, 3024, 3).jpeg().toBuffer(), "read"],
    ["of 13 megapixels", () => blank(4200, 3100, 3).jpeg().toBuffer(), "refused"],
    [
      "of 9 megapixels with two bytes a sample",
      () => blank(3000, 3000).toColourspace("rgb16").png({ progressive: true }).toBuffer(),
      "refused",
    ],
    [
      "of 12 megapixels as AVIF, which takes more to open",
      () => blank(4000, 3000).avif({ effort: 0 }).toBuffer(),
      "refused",
    ],
    ["of 4 megapixels as AVIF", () => blank(2000, 2000).avif({ effort: 0 }).toBuffer(), "read"],
  ])("limits %s by width, height and depth", async (_, make, outcome) => {
    const read = await decodePicture(await make(), ofShopper);
    expect(read.outcome).toBe(outcome);
    if (read.outcome === "read")
      expect(read.raster.data).toHaveLength(read.raster.width * read.raster.height * 3);
  });

  test("waits for those of staff, and is decoded one at a time for any use", async () => {
    const order: string[] = [];
    let underWay = 0;
    const work = (name: string) => async () => {
      underWay += 1;
      expect(underWay).toBe(1);
      order.push(name);
      await new Promise((resolve) => setTimeout(resolve, 5));
      underWay -= 1;
    };
    await Promise.all([
      inPictureQueue(work("first"), { isStaff: false }),
      inPictureQueue(work("shopper"), { isStaff: false }),
      inPictureQueue(work("staff"), { isStaff: true }),
    ]);
    expect(order).toEqual(["first", "staff", "shopper"]);
  });
});

test("survives a crash of the picture process: it refuses that picture and reads the next", async () => {
  const picture = await blank(400, 400).png().toBuffer();
  const most = { ...mostOfStaff };
  const reading = decodePicture(await blank(3500, 3500, 3).png().toBuffer(), { largestWidth: 960, most });
  let pid: number | undefined;
  while (pid === undefined) {
    await new Promise((resolve) => setTimeout(resolve, 5));
    for (const child of await descendantsOf(process.pid))
      if (readFileSync(`/proc/${child}/cmdline`, "utf8").includes("picture-process")) pid = child;
  }
  process.kill(pid, "SIGKILL");
  expect((await reading).outcome).toBe("refused");
  expect((await decodePicture(picture, { largestWidth: 960, most, shape })).outcome).toBe("read");
});
