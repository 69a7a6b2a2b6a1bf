import { setTimeout as sleep } from "node:timers/promises";
import { errorBody } from "#contract/http/errors.ts";
import { furtherLanguages, prefixOf } from "#contract/languages.ts";
import { shopPages } from "#contract/pages.ts";
import { askRaw, oddEnds, type RawAnswer } from "#server/testing/odd-addresses.ts";
import { contractCalls } from "./contract-calls.ts";
import { onOwnShop } from "./own-shop.ts";
import { countsOf, type Trial } from "./promise.ts";

const clients = 12;

/** Seconds after which the log has what was answered. */
const rest = 1;

type Asked = { path: string; accept: "text/html" | "application/json" };

/** Pages in every language, calls, back office and files, with typical copy-and-paste artefacts. */
async function oddAddresses(): Promise<Asked[]> {
  const filled = shopPages.map(({ path }) => path.replace(/:\w+/g, "none"));
  const pages = ["", ...furtherLanguages.map(prefixOf)].flatMap((prefix) =>
    filled.map((path) => prefix + path),
  );
  const others = ["/admin", "/admin/orders", "/assets/none", "/pictures/none", "/uploads/none", "/docs"];
  const calls = (await contractCalls()).map(({ path }) => path);
  const odd = (path: string) => oddEnds.flatMap((end) => [path + end, `${path}/${end}x`, `${path}?q=${end}`]);
  return [
    ...[...pages, ...others].flatMap(odd).map((path): Asked => ({ path, accept: "text/html" })),
    ...[...calls, ...others].flatMap(odd).map((path): Asked => ({ path, accept: "application/json" })),
  ];
}

/** The requested page, or the contract's error body. */
function isOurs({ accept }: Asked, { status, type, body }: RawAnswer): boolean {
  if (status >= 500) return false;
  if (status < 400) return true;
  if (accept === "text/html" && type.startsWith("text/html")) return body.includes("<html");
  return type.startsWith("application/json") && errorBody.safeParse(JSON.parse(body)).success;
}

/** Every address gets a response and one JSON log line without a stack trace. */
export function askOddAddresses(): Promise<Trial[]> {
  return ask();
}

/** The control: without the shop's check, the framework answers malformed addresses. */
export function askUnawareShop(): Promise<Trial[]> {
  return ask("./bench/fire/take-for-readable.mjs");
}

function ask(preload?: string): Promise<Trial[]> {
  let log = "";
  const onOutput = (text: string) => {
    log += text;
  };
  return onOwnShop(
    async ({ origin }) => {
      const asked = await oddAddresses();
      const statuses: number[] = [];
      const wrong: string[] = [];
      const before = linesOf(log).length;
      let next = 0;
      const client = async () => {
        for (let one = asked[next++]; one; one = asked[next++]) {
          const answer = await askUntilFree(origin, one);
          statuses.push(answer.status);
          if (!isOurs(one, answer)) wrong.push(`${one.path} as ${one.accept}: ${answer.status}`);
        }
      };
      await Promise.all(Array.from({ length: clients }, client));
      await sleep(rest * 1_000);
      const lines = linesOf(log).slice(before);
      const isJson = lines.every((line) => line.startsWith("{") && line.endsWith("}"));
      const hasStack = lines.some((line) => /"stack"|\n {4}at /.test(line));
      const answered = lines.filter((line) => line.includes('"msg":"answered"')).length;
      const examples = wrong.length > 0 ? `; ${[...new Set(wrong)].slice(0, 12).join(", ")}` : "";
      return [
        {
          what: `${asked.length} odd addresses`,
          figures: `${countsOf(statuses)}; ${answered} lines of the log${isJson ? "" : ", some no JSON"}${hasStack ? ", stacks" : ""}${examples}`,
          isKept: wrong.length === 0 && isJson && !hasStack && answered >= asked.length,
        },
      ];
    },
    { onOutput, ...(preload !== undefined && { preload }) },
  );
}

/** Retries when busy: a stalled machine makes the shop refuse requests. */
async function askUntilFree(origin: string, { path, accept }: Asked): Promise<RawAnswer> {
  const first = await askRaw(origin, path, accept);
  if (first.status !== 503) return first;
  await sleep(2_000);
  return askRaw(origin, path, accept);
}

function linesOf(log: string): string[] {
  return log.split("\n").filter((line) => line !== "");
}
