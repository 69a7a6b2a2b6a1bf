import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "#database/embedded/connection-file.ts";
import { findProjectRoot } from "#database/project-root.ts";
import { endServer, launchServer } from "#database/testing/launch-server.ts";

/** Whether this machine has a `varnishd`, which is not a dependency: tests that need it are skipped otherwise. */
export const hasVarnish = spawnSync("varnishd", ["-V"]).status === 0;

const token = "known to varnish and the shop";

export type TestVarnish = {
  readonly origin: string;
  /** The values of `CDN_PURGE_URL` and `CDN_PURGE_HEADER`. */
  readonly target: { url: string; header: { name: string; value: string } };
  stop(): Promise<void>;
};

/** A Varnish by `deploy/varnish.vcl` in front of the shop on `shopPort` of this machine. */
export async function startVarnish(shopPort: number): Promise<TestVarnish> {
  const folder = await mkdtemp(join(tmpdir(), "tabeeb-varnish-"));
  const port = await findFreePort();
  const vcl = await readFile(join(findProjectRoot(), "deploy/varnish.vcl"), "utf8");
  const file = join(folder, "shop.vcl");
  await writeFile(
    file,
    vcl.replace('.host = "shop"', '.host = "127.0.0.1"').replace('.port = "3000"', `.port = "${shopPort}"`),
  );
  const settings = ["-p", "http_gzip_support=off", "-s", "malloc,32m", "-j", "none"];
  const places = ["-F", "-f", file, "-n", join(folder, "work"), "-a", `127.0.0.1:${port}`];
  const server = await launchServer(
    "env",
    [`CDN_PURGE_TOKEN=${token}`, "varnishd", ...places, ...settings],
    port,
  );
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    target: {
      url: `${origin}/.cdn/purge`,
      header: { name: "Authorization", value: `Bearer ${token}` },
    },
    stop: async () => {
      await endServer(server, "SIGTERM");
      await rm(folder, { recursive: true, force: true });
    },
  };
}
