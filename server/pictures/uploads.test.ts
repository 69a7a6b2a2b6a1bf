import { readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import type { UploadedPicture } from "#contract/catalog/pictures.ts";
import { createTestShop } from "../testing/create-test-shop.ts";
import { signInStaff } from "../testing/sign-in-staff.ts";
import { withoutBucket } from "../testing/start-bucket.ts";
import { deleteUnusedUploads } from "./delete-unused-uploads.ts";
import { storePicture } from "./store-picture.ts";

const shop = await createTestShop({ env: withoutBucket });
const { pool } = shop.database;
const { uploads: files } = shop.services;
const folder = files.folder ?? "";
const { cookie, staff } = await signInStaff(shop, "manager");

const filesNow = () => readdir(folder).catch(() => []);
const rowsNow = async () => (await pool.query("select base from uploads order by id")).rows;

function send(file: Buffer, { name = "photo.jpg", type = "image/jpeg", cut = 0 } = {}) {
  const boundary = "stitch";
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return shop.app.inject({
    method: "POST",
    url: "/api/admin/pictures/upload",
    headers: { cookie, "content-type": `multipart/form-data; boundary=${boundary}` },
    payload: payload.subarray(0, payload.length - cut),
  });
}

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#177a84" } });
const jpeg = await flat(400, 500).jpeg().toBuffer();

function hugePng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  const pixels = deflateSync(Buffer.alloc(1000));
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", pixels),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** The scan header of Samsung's phones: it claims only the first coefficient (Se is 0) for a baseline picture. */
function likeSamsung(file: Buffer): Buffer {
  const copy = Buffer.from(file);
  const scan = copy.indexOf(Buffer.from([0xff, 0xda]));
  const components = copy.readUInt8(scan + 4);
  copy.writeUInt8(0, scan + 5 + components * 2 + 1);
  return copy;
}

/** A container's brand in the first place, as some cameras write it; `avif` is among the others. */
function likeCamera(file: Buffer): Buffer {
  const copy = Buffer.from(file);
  copy.write("mif1", 8, "latin1");
  return copy;
}

const large = flat(1400, 1750);
const kinds = {
  JPEG: await large.clone().jpeg().toBuffer(),
  PNG: await large.clone().png().toBuffer(),
  WebP: await large.clone().webp().toBuffer(),
  AVIF: await large.clone().avif({ effort: 0 }).toBuffer(),
  "JPEG of a Samsung phone": likeSamsung(await large.clone().jpeg().toBuffer()),
  "AVIF of brand mif1": likeCamera(await large.clone().avif({ effort: 0 }).toBuffer()),
};

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const script = Buffer.from("<script>alert(1)</script>");
const refused: [name: string, file: Buffer, status: number, words: string][] = [
  ["a GIF with a script", Buffer.concat([Buffer.from("GIF89a"), script]), 400, "not a JPEG"],
  ["an SVG", svg, 400, "not a JPEG"],
  ["an SVG behind the first bytes of a JPEG", Buffer.concat([jpeg.subarray(0, 3), svg]), 400, "damaged"],
  ["a script that is called a picture", script, 400, "not a JPEG"],
  ["a real GIF", await flat(400, 500).gif().toBuffer(), 400, "not a JPEG"],
  ["a picture of 20,000 x 20,000 in a few bytes", hugePng(20_000, 20_000), 400, "25 megapixels"],
  ["a truncated JPEG", jpeg.subarray(0, jpeg.length - 200), 400, "damaged"],
  ["half a PNG", kinds.PNG.subarray(0, 300), 400, "damaged"],
  ["six megabytes", Buffer.concat([jpeg, Buffer.alloc(6 * 1024 * 1024, 7)]), 413, "5 MB"],
  ["a thumbnail", await flat(100, 125).jpeg().toBuffer(), 400, "100 pixels wide"],
  ["a ribbon", await flat(400, 2000).jpeg().toBuffer(), 400, "too tall"],
  ["nothing", Buffer.alloc(0), 400, "not a JPEG"],
];

describe("an uploaded picture", () => {
  test.each(Object.entries(kinds))(
    "as %s is stored in the widths of the shop, under any file name",
    async (_kind, file) => {
      const response = await send(file, { name: "../../evil.php", type: "text/html" });
      expect(response.statusCode, response.body).toBe(201);
      const { base, picture }: UploadedPicture = response.json();
      expect(base).toMatch(/^\/uploads\/[0-9a-f]{32}$/);
      expect(picture).toMatchObject({
        downloadURL: `${base}-960.webp`,
        width: 960,
        height: 1200,
        large: `${base}-1400.webp`,
      });
      expect(picture.srcset).not.toContain("1400");
      const files = (await filesNow()).filter((name) => base.endsWith(name.slice(0, 32)));
      expect(files.sort()).toEqual(
        [1400, 320, 640, 960].flatMap((width) => [
          `${base.slice(9)}-${width}.avif`,
          `${base.slice(9)}-${width}.webp`,
        ]),
      );
      const served = await shop.app.inject({ url: picture.downloadURL });
      expect(served.headers).toMatchObject({
        "content-type": "image/webp",
        "x-content-type-options": "nosniff",
        "content-security-policy": "default-src 'none'; sandbox",
        "cache-control": "public, max-age=31536000, immutable",
      });
      expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: "webp", width: 960 });
    },
  );

  test("is rotated by EXIF, stripped of its location, and never enlarged", async () => {
    const file = await flat(500, 400)
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Artist: "Marked Photographer" }, IFD3: { GPSLatitude: "31/1 32/1 0/1" } })
      .jpeg()
      .toBuffer();
    expect(file.includes("Marked Photographer")).toBe(true);
    const { base, picture }: UploadedPicture = (await send(file)).json();
    expect(picture).toMatchObject({
      width: 400,
      height: 500,
      srcset: `${base}-320.webp 320w, ${base}-400.webp 400w`,
    });
    for (const kind of ["webp", "avif"]) {
      const { rawPayload } = await shop.app.inject({ url: `${base}-400.${kind}` });
      expect(rawPayload.includes("Marked Photographer")).toBe(false);
      const { exif, xmp, icc } = await sharp(rawPayload).metadata();
      expect([exif, xmp, icc]).toEqual([undefined, undefined, undefined]);
    }
  });
});

describe("a file that is no picture is refused and leaves nothing on disk", () => {
  test.each(refused)("%s", async (_name, file, status, words) => {
    const before = [await filesNow(), await rowsNow()];
    const response = await send(file);
    expect([response.statusCode, response.json().error]).toEqual([status, expect.stringContaining(words)]);
    expect([await filesNow(), await rowsNow()]).toEqual(before);
  });

  test("stores a picture without a file appended to it", async () => {
    const { base }: UploadedPicture = (await send(Buffer.concat([jpeg, script]))).json();
    const { rawPayload } = await shop.app.inject({ url: `${base}-400.webp` });
    expect(rawPayload.includes("alert")).toBe(false);
  });

  test("is refused if its body is cut off or no form", async () => {
    const before = [await filesNow(), await rowsNow()];
    expect((await send(jpeg, { cut: 300 })).statusCode).toBe(400);
    const json = await shop.post("/api/admin/pictures/upload", { file: "x" }, { cookie });
    expect(json.statusCode).toBe(400);
    expect([await filesNow(), await rowsNow()]).toEqual(before);
  });

  test.each([
    ["without a boundary", "multipart/form-data", "--stitch\r\n"],
    ["of nothing at all", "multipart/form-data; boundary=stitch", ""],
    [
      "without an end to its head",
      "multipart/form-data; boundary=stitch",
      "--stitch\r\nContent-Disposition: form-data",
    ],
    [
      "with a head that is none",
      "multipart/form-data; boundary=stitch",
      "--stitch\r\n: : ;\r\n\r\nx\r\n--stitch--\r\n",
    ],
    ["with a boundary alone", "multipart/form-data; boundary=stitch", "--stitch--\r\n"],
    ["with other bytes", "multipart/form-data; boundary=stitch", "\u0000\u0001\u0002".repeat(100)],
  ])("is refused with a malformed body %s", async (_name, type, payload) => {
    const response = await shop.app.inject({
      method: "POST",
      url: "/api/admin/pictures/upload",
      headers: { cookie, "content-type": type },
      payload,
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: "INVALID" });
  });

  test("is refused above the quota, and leaves nothing when it fails half way", async () => {
    const before = [await filesNow(), await rowsNow()];
    expect(await storePicture({ pool, files, quota: 10 }, staff, jpeg)).toEqual({ outcome: "no-room" });
    const nobody = { id: "00000000-0000-7000-8000-000000000000" };
    await expect(storePicture({ pool, files, quota: 1e9 }, nobody, jpeg)).rejects.toThrow();
    expect([await filesNow(), await rowsNow()]).toEqual(before);
  });
});

test("reads no forms in other calls, and serves no other names", async () => {
  const response = await shop.app.inject({
    method: "POST",
    url: "/contact/createContact",
    headers: { "content-type": "multipart/form-data; boundary=stitch" },
    payload: "--stitch--",
  });
  expect(response.statusCode).toBe(415);
  await writeFile(join(folder, "note.html"), "<script></script>");
  for (const name of ["note.html", "..%2fsecret-key", "%2e%2e/secret-key", ""]) {
    expect((await shop.app.inject({ url: `/uploads/${name}` })).statusCode).toBe(404);
  }
});

test("deletes unused uploads and orphaned files after a day; used ones stay", async () => {
  const shown: UploadedPicture = (await send(jpeg)).json();
  const ofOrder: UploadedPicture = (await send(jpeg)).json();
  await send(jpeg);
  await pool.query(
    "insert into size_charts (id, name, url, width, height, position, upload_id) select gen_random_uuid(), 'Marked', base, 1, 1, 9, id from uploads where base = $1",
    [shown.base],
  );
  await pool.query("update uploads set is_in_orders = true where base = $1", [ofOrder.base]);
  await writeFile(
    join(folder, "0123456789abcdef0123456789abcdef-320.avif.part"),
    "of a process that was killed",
  );
  const before = [await filesNow(), await rowsNow()];
  await deleteUnusedUploads({ pool }, files);
  expect([await filesNow(), await rowsNow()]).toEqual(before);

  await pool.query("update uploads set created_at = now() - interval '25 hours'");
  for (const name of await filesNow()) await utimes(join(folder, name), 0, 0);
  await deleteUnusedUploads({ pool }, files);
  const kept = [shown.base, ofOrder.base];
  expect((await rowsNow()).map(({ base }) => base).sort()).toEqual([...kept].sort());
  const names = kept.flatMap((base) =>
    [320, 400].flatMap((width) => [`${base}-${width}.avif`, `${base}-${width}.webp`]),
  );
  expect((await filesNow()).map((name) => `/uploads/${name}`).sort()).toEqual(names.sort());
});
