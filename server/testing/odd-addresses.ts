import { request } from "node:http";

/** Encoded once; the wildcard pattern of a router may stop there. */
export const lineEnds = ["%0a", "%0A", "%0d", "%0d%0a", "%e2%80%a8", "%E2%80%A9"];

/** Bytes that are invalid UTF-8, and percent signs that encode nothing. */
export const noCharacters = ["%ff", "%85", "%ed%a0%80", "%c0%8a", "%e2%80", "%zz", "%"];

/** Encoded twice: text that looks like an escape. */
export const encodedTwice = ["%250a", "%25e2%2580%25a8", "%25ff", "%25zz", "%2500"];

/** Other separators, invisible characters, digits and letters of other forms. */
const others = [
  ...["%c2%85", "%0b", "%0c", "%00", "%09", "%20", "%2f", "%5c", "%3b", "%23", "%3f", "%7f"],
  ...[
    "%ef%bb%bf",
    "%e2%80%8b",
    "%e2%80%8f",
    "%e2%81%a0",
    "%c2%ad",
    "%d9%a1",
    "%db%b1",
    "%ef%bc%91",
    "%ef%bc%a1",
  ],
];

/** Ends of addresses that were copied, guessed or made to break something. */
export const oddEnds: readonly string[] = [...lineEnds, ...noCharacters, ...encodedTwice, ...others];

export type RawAnswer = { status: number; type: string; body: string };

/** Requests the raw path, which a browser and `fetch` would normalise. */
export function askRaw(origin: string, path: string, accept: string): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, headers: { accept } }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      const { statusCode: status = 0, headers } = response;
      resolve({ status, type: headers["content-type"] ?? "", body: Buffer.concat(chunks).toString() });
    });
    asked.once("error", reject).end();
  });
}
