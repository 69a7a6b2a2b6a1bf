import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { paintFirst } from "./paint-first.ts";

/** Longest time a page may take to render, in milliseconds. */
export const streamTimeout = 5_000;

/** While developing, Vite's own scripts have to come first. */
const isBuilt = process.env.NODE_ENV === "production";

/** Renders the whole page before anything is sent: the server caches it and digests its inline scripts. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let failure: unknown;
    const whole = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        clearTimeout(alarm);
        headers.set("Content-Type", "text/html; charset=utf-8");
        const html = String(Buffer.concat(chunks));
        if (failure !== undefined) reject(failure);
        else resolve(new Response(isBuilt ? paintFirst(html) : html, { status, headers }));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} />,
      {
        onAllReady: () => {
          pipe(whole);
        },
        onShellError: reject,
        onError: (error) => {
          failure = error;
        },
      },
    );
    const alarm = setTimeout(abort, streamTimeout);
  });
}
