import { renderToReadableStream } from "react-dom/server.browser";
import { type EntryContext, ServerRouter } from "react-router";

/** Longest time a page may take to render, in milliseconds. */
export const streamTimeout = 5_000;

/** Renders the whole page before anything is sent: the server caches it and digests its inline scripts. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  let failure: unknown;
  const stream = await renderToReadableStream(<ServerRouter context={routerContext} url={request.url} />, {
    signal: AbortSignal.timeout(streamTimeout),
    onError: (error) => {
      failure = error;
    },
  });
  await stream.allReady;
  if (failure !== undefined) throw failure;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(stream, { status, headers });
}
