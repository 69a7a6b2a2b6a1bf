import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { memoryOf } from "../cold-start.ts";
import { onOwnShop } from "./own-shop.ts";
import { countsOf, type Trial } from "./promise.ts";

const pictures = 100;
/** Megabytes above the baseline of the whole shop, and seconds after the last picture. */
const most = 50;
const rest = 30;

/** Small picture files whose decoded size is at or above the shop's limit. */
async function makePictures(): Promise<Buffer[]> {
  const blank = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } } });
  return Promise.all([
    blank(5000, 4990).toColourspace("rgb16").png({ progressive: true }).toBuffer(),
    blank(5000, 4990).avif({ effort: 0 }).toBuffer(),
    blank(4000, 3000).png({ progressive: true }).toBuffer(),
    blank(2800, 2800).toColourspace("rgb16").png({ progressive: true }).toBuffer(),
    blank(2000, 2000).avif({ effort: 0 }).toBuffer(),
    blank(4000, 3000).jpeg({ progressive: true }).toBuffer(),
    blank(4000, 3000).webp({ effort: 0 }).toBuffer(),
  ]);
}

async function send(origin: string, picture: Buffer): Promise<number> {
  const form = new FormData();
  form.set("file", new File([new Uint8Array(picture)], "picture"));
  const answer = await fetch(`${origin}/options/sendPicture`, { method: "POST", body: form });
  await answer.arrayBuffer();
  return answer.status;
}

/** A hundred at once, most queued or refused: memory returns to its baseline within half a minute. */
export function sendHostilePictures(): Promise<Trial[]> {
  return send100((pid) => sleep(rest * 1_000).then(() => wholeOf(pid)));
}

/** The control: measures while the pictures are decoded. */
export function lookWhileOpening(): Promise<Trial[]> {
  return send100((_pid, highest) => Promise.resolve(highest));
}

async function wholeOf(pid: number): Promise<number> {
  const { server, database } = await memoryOf(pid);
  return server + database;
}

function send100(look: (pid: number, highest: number) => Promise<number>): Promise<Trial[]> {
  return onOwnShop(async ({ origin, pid }) => {
    const files = await makePictures();
    // Warm up: the first pictures of each kind load code that stays in memory.
    for (const file of [...files, ...files]) await send(origin, file);
    await sleep(rest * 1_000);
    const before = await wholeOf(pid);
    let highest = before;
    let isSending = true;
    const watching = (async () => {
      while (isSending) {
        highest = Math.max(highest, await wholeOf(pid));
        await sleep(100);
      }
    })();
    const statuses: number[] = [];
    const queue = Array.from({ length: pictures }, (_, index) => files[index % files.length]);
    const sendOn = async () => {
      for (let file = queue.pop(); file; file = queue.pop()) statuses.push(await send(origin, file));
    };
    await Promise.all(Array.from({ length: 25 }, sendOn));
    isSending = false;
    await watching;
    const seen = await look(pid, highest);
    return [
      {
        what: `${pictures} hostile pictures, 25 at once`,
        figures: `${before} MB before, at most ${highest} MB, ${seen} MB when looked at; answers ${countsOf(statuses)}`,
        isKept: seen - before <= most && statuses.every((status) => status !== 500),
      },
    ];
  });
}
