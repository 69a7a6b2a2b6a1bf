/**
 * Draws the shop's pictures and writes them as AVIF in three widths, with the manifest that names them. Takes eight
 * minutes on two cores, so the result is stored in the repository; files that are there already are not drawn again.
 * `npm run tool -- pictures <folder>` saves the lossless rasters in that folder, which makes trying another quality
 * quick.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { appIcon } from "#drawings/scenes/app-icon.ts";
import { sharePicture } from "#drawings/scenes/share-picture.ts";
import { findProjectRoot } from "../project-root.ts";
import { demoShop } from "./demo-shop.ts";
import {
  avifOptions,
  type PlannedPicture,
  planBanners,
  planProductPictures,
  planShopPictures,
  planSizeCharts,
  productRatio,
  productWidths,
} from "./picture-plan.ts";

const root = findProjectRoot();
const folder = join(root, "pictures");
const rasterFolder = process.argv[2];

const products = planProductPictures();
const shop = planShopPictures();
const banners = { en: planBanners("left"), ur: planBanners("right") };
const sizeCharts = planSizeCharts();
const everyPicture = [products, ...[shop, banners.en, banners.ur, sizeCharts].map(allOf)].flat();
mkdirSync(folder, { recursive: true });
// Two pictures at a time use two cores better than two threads for one.
sharp.concurrency(1);
const share = await renderShare();
await renderIcons();
writeManifests();
await renderAll(everyPicture);
removeForgotten();

async function renderAll(pictures: PlannedPicture[]): Promise<void> {
  const queue = pictures.filter(isMissing);
  const total = queue.length;
  async function work(): Promise<void> {
    for (let picture = queue.shift(); picture; picture = queue.shift()) {
      console.log(`${total - queue.length}/${total} ${picture.base}`);
      await render(picture);
    }
  }
  await Promise.all([work(), work()]);
}

function avifFile({ base }: PlannedPicture, width: number): string {
  return `${base}-${width}.avif`;
}

function isMissing(picture: PlannedPicture): boolean {
  return picture.widths.some((width) => !existsSync(join(folder, avifFile(picture, width))));
}

async function render(picture: PlannedPicture): Promise<void> {
  const raster = await rasterise(picture);
  for (const width of picture.widths) {
    const height = Math.round((width * picture.height) / picture.width);
    const file = join(folder, avifFile(picture, width));
    await sharp(raster).resize(width, height).avif(avifOptions).toFile(`${file}.part`);
    renameSync(`${file}.part`, file);
  }
}

async function rasterise({ svg, width, height }: PlannedPicture): Promise<Buffer | string> {
  const raster = sharp(Buffer.from(svg)).resize(width, height).removeAlpha().png({ compressionLevel: 1 });
  if (rasterFolder === undefined) return raster.toBuffer();
  const file = join(rasterFolder, `${createHash("sha256").update(svg).digest("hex")}.png`);
  if (!existsSync(file)) await raster.toFile(file);
  return file;
}

async function renderShare(): Promise<string> {
  const svg = sharePicture();
  const name = `share-${createHash("sha256").update(svg).digest("hex").slice(0, 8)}.jpg`;
  const file = join(folder, name);
  if (!existsSync(file)) {
    await sharp(Buffer.from(svg))
      .resize(1200, 630)
      .flatten()
      .jpeg({ quality: 82, mozjpeg: true })
      .toFile(file);
  }
  return name;
}

async function renderIcons(): Promise<void> {
  const publicFolder = join(root, "web/public");
  writeFileSync(join(publicFolder, "favicon.svg"), `${appIcon({ corners: "rounded" })}\n`);
  for (const [name, size, corners] of [
    ["apple-touch-icon.png", 180, "square"],
    ["icon-192.png", 192, "square"],
    ["icon-512.png", 512, "square"],
    ["icon-maskable-512.png", 512, "any shape"],
  ] as const) {
    await sharp(Buffer.from(appIcon({ corners })), { density: 72 * (size / 64) })
      .resize(size, size)
      .png({ palette: true })
      .toFile(join(publicFolder, name));
  }
  const small = Buffer.from(appIcon({ corners: "rounded" }));
  const sizes = [16, 32, 48];
  const pngs = await Promise.all(
    sizes.map((size) => sharp(small, { density: 300 }).resize(size, size).png().toBuffer()),
  );
  writeFileSync(join(publicFolder, "favicon.ico"), icoFile(sizes, pngs));
}

/** The format of favicon.ico: a header of 6 bytes, one of 16 for each picture, then the pictures as PNG files. */
function icoFile(sizes: readonly number[], pngs: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pngs.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pngs.length, 4);
  let offset = header.length;
  for (const [index, png] of pngs.entries()) {
    const at = 6 + 16 * index;
    const size = sizes[index] ?? 0;
    header.writeUInt8(size, at);
    header.writeUInt8(size, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pngs]);
}

function writeManifests(): void {
  const manifest = {
    productSize: {
      widths: productWidths,
      width: Math.max(...productWidths),
      height: Math.max(...productWidths) * productRatio,
    },
    products: Object.fromEntries(
      demoShop.products.map(({ id }) => [
        id,
        products.filter(({ productId }) => productId === id).map(({ key, base }) => ({ key, base })),
      ]),
    ),
    sizeCharts: Object.entries(sizeCharts).map(([name, picture]) => ({ name, ...fileFacts(picture) })),
    share,
  };
  writeJson("database/seeds/picture-manifest.json", manifest);
  writeJson("web/shell/shop-picture-files.json", factsOf(shop));
  writeJson("web/messages/en/banner-files.json", factsOf(banners.en));
  writeJson("web/messages/ur/banner-files.json", factsOf(banners.ur));
}

function allOf<Picture>(pictures: Record<string, Picture>): Picture[] {
  return Object.values(pictures);
}

function factsOf(pictures: Record<string, PlannedPicture>) {
  return Object.fromEntries(Object.entries(pictures).map(([name, picture]) => [name, fileFacts(picture)]));
}

function fileFacts({ base, widths, width, height }: PlannedPicture) {
  return { base, widths, width, height };
}

function writeJson(path: string, content: object): void {
  const text = JSON.stringify(content, null, 2).replace(/\[[\d,\s]+\]/g, onOneLine);
  writeFileSync(join(root, path), `${text}\n`);
}

function onOneLine(list: string): string {
  return list.replace(/\s+/g, " ").replace("[ ", "[").replace(" ]", "]");
}

function removeForgotten(): void {
  const wanted = new Set(
    everyPicture.flatMap((picture) => picture.widths.map((width) => avifFile(picture, width))),
  );
  wanted.add(share);
  for (const file of readdirSync(folder)) {
    if (/\.(avif|jpg|part)$/.test(file) && !wanted.has(file)) rmSync(join(folder, file));
  }
}
