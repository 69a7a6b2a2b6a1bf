import autocannon from "autocannon";

export const connections = 16;

export type Load = {
  name: string;
  perSecond: number;
  p50: number;
  p99: number;
  failed: number;
};

export type Target = {
  name: string;
  url: string;
  method?: "GET" | "POST";
  next?: () => { path?: string; body?: string; headers?: Record<string, string> };
};

/** Warm-up of the server's JIT compiler in seconds, not counted. */
const warmUp = 5;

export async function applyLoad(target: Target, seconds: number): Promise<Load> {
  await fire(target, warmUp);
  const result = await fire(target, seconds);
  return {
    name: target.name,
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors,
  };
}

function fire({ url, method = "GET", next }: Target, duration: number) {
  return autocannon({
    url,
    connections,
    duration,
    // The shop ends a connection after a thousand requests (sockets.ts).
    reconnectRate: 900,
    headers: { "accept-encoding": "gzip, deflate, br" },
    requests: [
      {
        method,
        ...(next
          ? {
              setupRequest: (request) => {
                const { path, body, headers } = next();
                return {
                  ...request,
                  ...(path === undefined ? {} : { path }),
                  ...(body === undefined ? {} : { body }),
                  headers: {
                    ...request.headers,
                    ...headers,
                    ...(body === undefined ? {} : { "content-type": "application/json" }),
                  },
                };
              },
            }
          : {}),
      },
    ],
  });
}
