import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { findFreePort } from "#database/embedded/connection-file.ts";
import { endServer, launchServer } from "#database/testing/launch-server.ts";

const program = "/usr/sbin/haproxy";

export const hasHaproxy = existsSync(program);

/** The header by which a test chooses the process (`shop1`, `shop2` …), and which names the one that answered. */
export const processHeader = "x-process";

/**
 * HAProxy as docs/behind-a-proxy.md has it for several processes, without TLS: it asks them in turn, unless a request
 * names one.
 */
export async function startHaproxy(
  ports: readonly number[],
  folder: string,
): Promise<{ origin: string; stop(): Promise<void> }> {
  const port = await findFreePort();
  const file = join(folder, "haproxy.cfg");
  await writeFile(
    file,
    `defaults
  mode http
  timeout connect 1s
  timeout client 30s
  timeout server 30s
  timeout http-keep-alive 30s
  timeout queue 1s
  timeout check 2s
  option http-keep-alive
  option redispatch 1
  retries 3
  http-reuse always

frontend shop
  bind 127.0.0.1:${port}
  option forwardfor
  default_backend tabeeb

backend tabeeb
  balance roundrobin
  retry-on conn-failure empty-response
  http-request disable-l7-retry unless METH_GET
  option httpchk GET /readyz
  default-server check inter 200ms fall 1 rise 2 maxconn 256
  http-response set-header ${processHeader} %s
${ports.map((_, index) => `  use-server shop${index + 1} if { req.hdr(${processHeader}) shop${index + 1} }`).join("\n")}
${ports.map((each, index) => `  server shop${index + 1} 127.0.0.1:${each}`).join("\n")}
`,
  );
  const proxy = await launchServer(program, ["-db", "-f", file], port);
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => endServer(proxy, "SIGTERM"),
  };
}
