import { readdir, rm, utimes } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { logoPicture, logoPng, logoSharePicture, type ShopLogo } from "#contract/settings/shop-logo.ts";
import { deliverNext } from "#server/notifications/mail/deliver-mail.ts";
import { toMimeMessage } from "#server/notifications/mail/mime-message.ts";
import type { ReadyMail } from "#server/notifications/mail/ready-mail.ts";
import { deleteUnusedUploads } from "#server/pictures/delete-unused-uploads.ts";
import type { PageHandler } from "../pages/render-page.ts";
import { createTestShop } from "../testing/create-test-shop.ts";
import { guestOrder } from "../testing/guest-order.ts";
import { signInStaff } from "../testing/sign-in-staff.ts";
import { withoutBucket } from "../testing/start-bucket.ts";

const pages: PageHandler = async (_request, { shop, site }) =>
  new Response(`${shop.logo?.base} ${site.sharePicture}`, {
    headers: { "content-type": "text/html", "cache-control": "public, max-age=0, must-revalidate" },
  });

const shop = await createTestShop({ pages, env: withoutBucket });
const { pool } = shop.database;
const { uploads } = shop.services;
const folder = uploads.folder ?? "";
const owner = await signInStaff(shop, "owner");
const manager = await signInStaff(shop, "manager");

function send(file: Buffer, cookie = owner.cookie) {
  const head = '--stitch\r\nContent-Disposition: form-data; name="file"; filename="logo.png"\r\n\r\n';
  return shop.app.inject({
    method: "POST",
    url: "/api/admin/settings/uploadLogo",
    headers: { cookie, "content-type": "multipart/form-data; boundary=stitch" },
    payload: Buffer.concat([Buffer.from(head), file, Buffer.from("\r\n--stitch--\r\n")]),
  });
}

const get = (url: string) => shop.app.inject({ url, headers: { cookie: owner.cookie } });
const remove = () => shop.post("/api/admin/settings/removeLogo", {}, { cookie: owner.cookie });
const filesNow = () => readdir(folder).catch(() => []);

/** A word with a margin, on a transparent ground. */
function drawn(width: number, height: number, { color = "#7a1f3d", margin = 40 } = {}) {
  const word = sharp({ create: { width, height, channels: 4, background: color } });
  return word.extend({
    top: margin,
    bottom: margin,
    left: margin,
    right: margin,
    background: { r: 0, g: 0, b: 0, alpha: 0 },
  });
}
const png = await drawn(900, 240).png().toBuffer();

test("trims a logo, preserves its transparency, and shows it in every page, paper and link until removed", async () => {
  const before = (await get("/about")).body;
  const response = await send(png);
  expect(response.statusCode, response.body).toBe(201);
  const { logo }: { logo: ShopLogo } = response.json();
  expect([logo.width, logo.height]).toEqual([600, 160]);
  expect((await get("/about")).body).toBe(`${logo.base} ${logoSharePicture(logo)}`);

  const picture = await get(logoPicture(logo));
  expect(picture.headers).toMatchObject({
    "content-type": "image/webp",
    "content-security-policy": "default-src 'none'; sandbox",
    "cache-control": "public, max-age=31536000, immutable",
  });
  expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ width: 600, height: 160 });
  const share = await sharp((await get(logoSharePicture(logo))).rawPayload).metadata();
  expect(share).toMatchObject({ format: "jpeg", width: 1200, height: 630 });

  const papers = await get("/api/admin/orders/papers?ids=00000000-0000-7000-8000-000000000000");
  expect(papers.json().shop.logo).toEqual(logo);
  const log = await pool.query(
    "select before, after from audit_log where action = 'settings.update' and staff_id = $1",
    [owner.staff.id],
  );
  expect(log.rows).toEqual([{ before: { logo: null }, after: { logo } }]);

  expect((await remove()).statusCode).toBe(200);
  expect((await remove()).statusCode).toBe(200);
  expect((await get("/about")).body).toBe(before);
});

test.each(["jpeg", "webp"] as const)("trims the margin of a logo as %s on white paper", async (kind) => {
  const file = await drawn(300, 100).flatten({ background: "#fff" }).toFormat(kind).toBuffer();
  const { logo }: { logo: ShopLogo } = (await send(file)).json();
  expect(Math.abs(logo.width - 300) + Math.abs(logo.height - 100)).toBeLessThan(12);
});

const refused: [name: string, file: Buffer, status: number, words: string][] = [
  ["an SVG", Buffer.from('<?xml version="1.0"?><svg onload="alert(1)"/>'), 400, "SVG file is not accepted"],
  ["a script", Buffer.from("<script>alert(1)</script>"), 400, "not a PNG, JPEG or WebP"],
  ["nothing", Buffer.alloc(0), 400, "not a PNG, JPEG or WebP"],
  ["an AVIF", await drawn(200, 100).avif({ effort: 0 }).toBuffer(), 400, "not a PNG, JPEG or WebP"],
  ["half a PNG", png.subarray(0, 300), 400, "damaged"],
  ["six megabytes", Buffer.concat([png, Buffer.alloc(6 * 1024 * 1024, 7)]), 413, "5 MB"],
  ["a white one", await drawn(300, 100, { color: "#fff" }).png().toBuffer(), 400, "dark version"],
  ["an empty one", await drawn(300, 100, { color: "#0000" }).png().toBuffer(), 400, "dark version"],
  ["a small one", await drawn(30, 20).png().toBuffer(), 400, "30 x 20 pixels"],
  ["a line", await drawn(1200, 60).png().toBuffer(), 400, "as wide as high"],
  ["a pole", await drawn(60, 400).png().toBuffer(), 400, "as high as wide"],
];

describe("refuses an unusable logo in a sentence, and retains the current one", () => {
  test.each(refused)("%s", async (_name, file, status, words) => {
    const before = [await filesNow(), shop.services.shop.logo];
    const response = await send(file);
    expect([response.statusCode, response.json().error]).toEqual([status, expect.stringContaining(words)]);
    expect([await filesNow(), shop.services.shop.logo]).toEqual(before);
  });

  test("refuses one sent by a manager, and one named instead of sent", async () => {
    expect((await send(png, manager.cookie)).statusCode).toBe(403);
    const before = shop.services.shop.logo;
    const logo = { base: `/uploads/${"0".repeat(32)}`, width: 9, height: 9 };
    await shop.post("/api/admin/settings/update", { logo, tagline: "Marked" }, { cookie: owner.cookie });
    expect(shop.services.shop.logo).toEqual(before);
  });
});

test("does not make an open settings form stale", async () => {
  const { version } = (await get("/api/admin/settings/get")).json();
  await send(png);
  const saved = await shop.post(
    "/api/admin/settings/update",
    { version, tagline: "Ours" },
    { cookie: owner.cookie },
  );
  expect(saved.statusCode).toBe(200);
});

test("attaches the logo to mails, and sends them without it when the file is gone", async () => {
  const { logo }: { logo: ShopLogo } = (await send(png)).json();
  const left: ReadyMail[] = [];
  const delivery = {
    ...shop.services,
    mailServer: shop.services.failures.watch("mail-server"),
    send: async (mail: ReadyMail) => void left.push(mail),
    log: { warn: () => {}, error: () => {} },
    takeOf: shop.app.takeOf,
    cut: new AbortController().signal,
  };
  await shop.post("/orders/createOrderAsGuest", guestOrder());
  while (await deliverNext(delivery));
  const [mail] = left;
  if (!mail) throw new Error("No mail left.");
  expect(mail.html).toContain(`<img src="cid:logo@shop" alt="Tabeeb" width="180" height="48"`);
  expect(mail.text.trimStart()).toMatch(/^Tabeeb\n/);
  const { attachments } = toMimeMessage(mail);
  expect(attachments).toMatchObject([{ cid: "logo@shop", filename: "logo.png" }]);
  expect((await sharp(mail.logo?.content).metadata()).format).toBe("png");

  await rm(join(folder, logoPng(logo).slice("/uploads/".length)));
  await shop.post("/orders/createOrderAsGuest", guestOrder());
  while (await deliverNext(delivery));
  expect(left.at(-1)?.html).not.toContain("<img");
  expect(left.at(-1)?.text.trimStart()).toMatch(/^Tabeeb\n/);
});

test("deletes the files of previous logos, not those of the current one", async () => {
  const { logo }: { logo: ShopLogo } = (await send(png)).json();
  await pool.query("update uploads set created_at = now() - interval '25 hours'");
  for (const name of await filesNow()) await utimes(join(folder, name), 0, 0);
  await deleteUnusedUploads({ pool }, uploads);
  const files = [logoPicture(logo), logoPng(logo), logoSharePicture(logo)];
  expect((await filesNow()).map((name) => `/uploads/${name}`).sort()).toEqual(files.sort());
});
