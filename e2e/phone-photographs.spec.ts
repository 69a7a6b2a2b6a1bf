import { randomBytes, randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "./support/shop-test.ts";
import { haveStaffSession } from "./support/staff.ts";

/** A photograph as stored by a phone: upper half red, grain for a large file, rotated by EXIF. */
async function photograph(width: number, height: number, orientation?: number): Promise<Buffer> {
  // Orientation 6: the camera lay on its side, and the picture is to be turned by 90 degrees to the right.
  const lies = orientation === 6;
  const [columns, rows] = lies ? [height, width] : [width, height];
  const lineOf = (isRed: (column: number) => boolean) => {
    const line = randomBytes(columns * 3);
    for (let column = 0; column < columns; column += 1) {
      const color = isRed(column) ? [0xb0, 0x10, 0x10] : [0x10, 0x10, 0xb0];
      for (const [channel, value] of color.entries())
        line[column * 3 + channel] = value + (line[column * 3 + channel] ?? 0) / 8;
    }
    return line;
  };
  const grained = (isRed: (column: number) => boolean) => Array.from({ length: 16 }, () => lineOf(isRed));
  const upper = grained((column) => !lies || column < columns / 2);
  const lower = lies ? upper : grained(() => false);
  const lines = Array.from({ length: rows }, (_, row) => {
    const half = row < rows / 2 ? upper : lower;
    return half[randomInt(half.length)] ?? Buffer.alloc(0);
  });
  const raw = { width: columns, height: rows, channels: 3 } as const;
  const picture = sharp(Buffer.concat(lines), { raw, limitInputPixels: false }).jpeg({ quality: 92 });
  return (orientation === undefined ? picture : picture.withMetadata({ orientation })).toBuffer();
}

async function send(page: Page, name: string, buffer: Buffer, mimeType = "image/jpeg") {
  const [request] = await Promise.all([
    page.waitForRequest("**/api/admin/pictures/upload"),
    page.getByLabel(/choose files/).setInputFiles([{ name, mimeType, buffer }]),
  ]);
  const response = await request.response();
  return { status: response?.status(), answer: await response?.json() };
}

/** The mean color of the upper or lower quarter of a stored picture, as the shop sends it. */
async function colorOf(page: Page, base: string, part: "upper" | "lower") {
  const file = await (await page.request.get(`${base}-320.webp`)).body();
  const { width = 0, height = 0 } = await sharp(file).metadata();
  const quarter = Math.floor(height / 4);
  // In two steps: the statistics are those of what was opened, whatever is cut from it.
  const cut = await sharp(file)
    .extract({ left: 0, top: part === "upper" ? 0 : height - quarter, width, height: quarter })
    .toBuffer();
  const { channels } = await sharp(cut).stats();
  const [red, , blue] = channels.map(({ mean }) => mean);
  return (red ?? 0) > (blue ?? 0) ? "red" : "blue";
}

test("photographs of 12, 24 and 50 megapixels are taken from a phone, turned as it was held @once", async ({
  page,
}) => {
  // Photographs of 86 megapixels in total are created, shrunk and redrawn.
  test.slow();
  await haveStaffSession(page, "manager");
  await page.goto("/admin/products/new");
  for (const [width, height, orientation] of [
    [3000, 4000, 6],
    [4000, 6000, undefined],
    [6120, 8160, 6],
  ] as const) {
    const file = await photograph(width, height, orientation);
    const { status, answer } = await send(page, `${width}.jpg`, file);
    expect([width, status]).toEqual([width, 201]);
    expect(answer.picture.height / answer.picture.width).toBeCloseTo(height / width, 1);
    expect(await colorOf(page, answer.base, "upper")).toBe("red");
    expect(await colorOf(page, answer.base, "lower")).toBe("blue");
  }
  await expect(page.getByText("Picture 3", { exact: true })).toBeVisible();
});

test("what cannot be made smaller says why @once", async ({ page }) => {
  await haveStaffSession(page, "manager");
  await page.goto("/admin/products/new");
  const input = page.getByLabel(/choose files/);
  const heic = Buffer.concat([Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"), Buffer.alloc(64)]);
  await input.setInputFiles([{ name: "IMG_0001.HEIC", mimeType: "image/heic", buffer: heic }]);
  await expect(page.getByText(/IMG_0001.HEIC: This browser cannot read HEIC/)).toBeVisible();
  await input.setInputFiles([
    { name: "heavy.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(26 * 1024 * 1024) },
  ]);
  await expect(page.getByText("heavy.jpg: This file has more than 25 MB.")).toBeVisible();
  const wide = await sharp({ create: { width: 9000, height: 6000, channels: 3, background: "#177a84" } })
    .jpeg()
    .toBuffer();
  await input.setInputFiles([{ name: "wide.jpg", mimeType: "image/jpeg", buffer: wide }]);
  await expect(page.getByText("wide.jpg: This picture has more than 50 megapixels.")).toBeVisible();
});
