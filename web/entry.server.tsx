import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";

/** Longest time a page may take to render, in milliseconds. */
export const streamTimeout = 5_000;

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
        if (failure === undefined)
          resolve(new Response(paintFirst(String(Buffer.concat(chunks))), { status, headers }));
        else reject(failure);
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

/**
 * Pages can be read before their scripts run, so style sheet, font and first picture go first on a slow network. React Router's
 * own links have no such setting.
 */
function paintFirst(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}
