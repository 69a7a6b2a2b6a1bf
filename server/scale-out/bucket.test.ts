import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import type { UploadedPicture } from "#contract/catalog/pictures.ts";
import { findFreePort } from "#database/embedded/connection-file.ts";
import { deleteUnusedUploads } from "#server/pictures/delete-unused-uploads.ts";
import { storePicture } from "#server/pictures/store-picture.ts";
import { readConfig } from "#server/platform/config.ts";
import { readArchive, readWhole } from "#server/startup/backup/archive.ts";
import { makeBackup } from "#server/startup/backup/make-backup.ts";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";
import { startBucket } from "#server/testing/start-bucket.ts";
import { BucketError, filesInBucket, moveIntoBucket, tryBucket } from "./files-in-bucket.ts";

const store = await startBucket();
const shop = await createTestShop({ env: store.env });
const { pool } = shop.database;
const { uploads } = shop.services;
const { cookie, staff } = await signInStaff(shop, "manager");
const jpeg = await sharp({ create: { width: 400, height: 500, channels: 3, background: "#177a84" } })
  .jpeg()
  .toBuffer();

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "tabeeb-bucket-test-"));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
const dataDir = await temporaryFolder();
const backups = await temporaryFolder();

function send() {
  const boundary = "stitch";
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="coat.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
  return shop.app.inject({
    method: "POST",
    url: "/api/admin/pictures/upload",
    headers: { cookie, "content-type": `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), jpeg, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
}
const rowsNow = async () => (await pool.query("select base from uploads order by id")).rows;
const namesNow = async () => (await uploads.list()).map(({ name }) => name).sort();

test("stores a picture in the bucket alone and serves it as a file of the shop", async () => {
  const upload: UploadedPicture = (await send()).json();
  expect(uploads.folder).toBeUndefined();
  const url = `${upload.base}-320.webp`;
  const answer = await shop.app.inject({ url });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "public, max-age=31536000, immutable",
    "content-security-policy": "default-src 'none'; sandbox",
  });
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: "webp", width: 320 });
  expect(await namesNow()).toContain(url.replace("/uploads/", ""));

  for (const name of [`${"0".repeat(32)}-320.webp`, "trial", "..%2fother%2fsecret", ""])
    expect((await shop.app.inject({ url: `/uploads/${name}` })).statusCode, name).toBe(404);
});

describe("while the store is away", () => {
  test("refuses uploads with a reason, loses nothing, and goes on once it is back", async () => {
    const { base }: UploadedPicture = (await send()).json();
    const before = await rowsNow();
    await store.kill();
    const [upload, picture] = [await send(), await shop.app.inject({ url: `${base}-320.avif` })];
    for (const { statusCode, headers } of [upload, picture]) {
      expect(statusCode).toBe(503);
      expect(headers["retry-after"]).toBeDefined();
    }
    expect(upload.json().code).toBe("BUSY");
    expect(await rowsNow()).toEqual(before);
    expect(shop.logged().match(/"work":"pictures","reason":"ECONNREFUSED"/g)).toHaveLength(1);
    // Calls without pictures go on.
    expect((await shop.post("/products/getProducts")).statusCode).toBe(200);

    await store.startAgain();
    expect((await shop.app.inject({ url: `${base}-320.avif` })).statusCode).toBe(200);
    expect((await send()).statusCode).toBe(201);
    expect(await rowsNow()).toHaveLength(before.length + 1);
  });

  test("one that went away half way leaves no picture, and its first files are forgotten a day later", async () => {
    const before = [await rowsNow(), await namesNow()];
    let written = 0;
    const files = {
      ...uploads,
      write: async (name: string, content: Buffer) => {
        if (written === 2) await store.kill();
        await uploads.write(name, content);
        written += 1;
      },
    };
    await expect(storePicture({ pool, files, quota: 1e9 }, staff, jpeg)).rejects.toThrow(BucketError);
    await store.startAgain();
    expect(await rowsNow()).toEqual(before[0]);
    expect(await namesNow()).toHaveLength((before[1]?.length ?? 0) + 2);
    await deleteUnusedUploads({ pool }, uploads);
    expect(await namesNow()).toHaveLength((before[1]?.length ?? 0) + 2);
    await deleteUnusedUploads({ pool }, uploads, Date.now() + 25 * 3_600_000);
    expect([await rowsNow(), await namesNow()]).toEqual(before);
  });

  test("one that says nothing is waited for three seconds, not for ever", async () => {
    const { base }: UploadedPicture = (await send()).json();
    store.freeze();
    onTestFinished(store.thaw);
    const begin = performance.now();
    expect((await shop.app.inject({ url: `${base}-320.webp` })).statusCode).toBe(503);
    expect(performance.now() - begin).toBeLessThan(4_500);
  });
});

describe("at the start", () => {
  const accountOf = (env: Record<string, string>) => readConfig({ ...store.env, ...env }).bucket;

  test("half of the settings stop it with a sentence", () => {
    for (const name of ["S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"])
      expect(() => accountOf({ [name]: "" })).toThrow(
        "S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together",
      );
    expect(() => accountOf({ S3_BUCKET: "Not a bucket" })).toThrow("S3_BUCKET cannot be used");
    expect(accountOf({ S3_ENDPOINT: "", S3_REGION: "ap-south-1" })?.endpoint).toBe(
      "https://s3.ap-south-1.amazonaws.com",
    );
  });

  test("wrong keys and a bucket that is not there stop it; a store that is away does not", async () => {
    const said: string[] = [];
    const attempt = (env: Record<string, string>) => tryBucket(accountOf(env), (line) => said.push(line));
    const wrong = await attempt({ S3_ACCESS_KEY_ID: "NOBODY", S3_SECRET_ACCESS_KEY: "not-for-logs" }).catch(
      (error: Error) => error.message,
    );
    expect(wrong).toMatch(
      /^S3_BUCKET cannot be used: the store refuses pictures at 127\.0\.0\.1:\d+ \(InvalidAccessKeyId/,
    );
    expect(wrong).not.toContain("not-for-logs");
    await expect(attempt({ S3_BUCKET: "another" })).rejects.toThrow("NoSuchBucket");
    await attempt({});
    expect(said).toEqual([]);
    await attempt({ S3_ENDPOINT: `http://127.0.0.1:${await findFreePort()}` });
    expect(said).toEqual([expect.stringMatching(/cannot be used yet \(ECONNREFUSED\)/)]);
    expect(await namesNow()).not.toContain("trial");
  });

  test("pictures that are in the data folder are moved, whole or not at all", async () => {
    const folder = join(dataDir, "uploads");
    await mkdir(folder);
    const name = `${"ab".repeat(16)}-320.webp`;
    const unfinished = `${"cd".repeat(16)}-320.webp.part`;
    await writeFile(join(folder, name), "a picture");
    await writeFile(join(folder, unfinished), "half of one");
    const said: string[] = [];
    const move = () => moveIntoBucket({ bucket: accountOf({}), dataDir }, (line) => said.push(line));
    await store.kill();
    await move();
    expect(await readFile(join(folder, name), "utf8")).toBe("a picture");
    await store.startAgain();
    await move();
    expect(said).toEqual([
      expect.stringContaining("the next start tries again"),
      expect.stringContaining("Moved 1 "),
    ]);
    expect(await readdir(folder)).toEqual([unfinished]);
    expect(String(await uploads.read(name))).toBe("a picture");
  });
});

test("a backup holds the pictures of the bucket", async () => {
  const { base }: UploadedPicture = (await send()).json();
  const file = join(backups, "shop.tar.gz");
  const account = readConfig(store.env).bucket;
  const bucket = account && filesInBucket(account);
  await makeBackup(
    { databaseUrl: shop.database.ownerUrl, dataDir, bucket, secretKey: undefined },
    file,
    undefined,
  );
  const held = new Map<string, Buffer>();
  for await (const part of readArchive(file, undefined))
    held.set(part.name, await readWhole(part, 1024 ** 3));
  const picture = await shop.app.inject({ url: `${base}-400.avif` });
  expect(held.get(`files${base}-400.avif`)?.equals(picture.rawPayload)).toBe(true);
  expect(JSON.parse(String(held.get("end.json"))).files).toBe((await namesNow()).length);
});
