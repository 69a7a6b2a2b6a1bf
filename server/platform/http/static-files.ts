import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { FastifyReply } from "fastify";
import { furtherLanguages } from "#contract/languages.ts";
import { findProjectRoot } from "#database/project-root.ts";
import { type CachedFile, serveFiles } from "./cached-files.ts";
import type { ShopApp } from "./shop-app.ts";

export type BuiltFiles = {
  /** Puts the files of this build there, as far as they are not. To be called before a page of the build is sent. */
  publish(): Promise<void>;
  /**
   * Sees to it that what was published is there for a week more, and gives how many files were not; none if nothing
   * ever was.
   */
  keepPublished(): Promise<number>;
  /** A file by its address, of whichever build; undefined if none that runs, or ran within a week, has it. */
  find(address: string): Promise<CachedFile | undefined>;
  findWorker(): Promise<Buffer | undefined>;
};

type Folder = { prefix: string; folder: string };

/**
 * Where the files are that get another name with other content: the beginning of their addresses, and their folder in
 * the project.
 */
export const builtFolders: readonly Folder[] = [
  { prefix: "/assets/", folder: "dist/client/assets" },
  ...furtherLanguages.map((tag) => ({ prefix: `/${tag}/assets/`, folder: `dist/${tag}/client/assets` })),
  { prefix: "/admin/assets/", folder: "dist/back-office/assets" },
  { prefix: "/pictures/", folder: "pictures" },
];

export const oneYear = "public, max-age=31536000, immutable";
const oneDay = "public, max-age=86400";

/**
 * The built scripts and styles of shop and back office, the shipped pictures, and the few files at the root. Names with
 * a digest never change their content, so browsers keep them for a year, and those of other builds come from
 * `builtFiles`. Compressed twins are made by the build.
 */
export function registerStaticFiles(app: ShopApp, builtFiles: Pick<BuiltFiles, "find">): void {
  const root = findProjectRoot();
  for (const { prefix, folder } of builtFolders) {
    const setHeaders = (reply: FastifyReply) => {
      sendAsFile(reply, oneYear);
      if (prefix.startsWith("/admin/")) reply.header("x-robots-tag", "noindex");
    };
    const send = serveFiles(join(root, folder), setHeaders, (name) => builtFiles.find(prefix + name));
    app.get<{ Params: { "*": string } }>(`${prefix}*`, { schema: { hide: true } }, (request, reply) =>
      send(request.params["*"], request, reply),
    );
  }
  const sendFromRoot = serveFiles(join(root, "dist/client"), (reply) => sendAsFile(reply, oneDay));
  const options = { schema: { hide: true }, config: { work: "unqueued" } } as const;
  for (const name of filesIn(join(root, "dist/client"))) {
    app.get(`/${name}`, options, (request, reply) => sendFromRoot(name, request, reply));
  }
}

/** None in a folder that is not built yet, as in development. */
function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith(".br"))
      .map(({ name }) => name);
  } catch {
    return [];
  }
}

/**
 * Headers that only documents obey are left out: a page loads twenty files, and their headers would weigh as much as
 * its HTML.
 */
const documentHeaders = [
  "content-security-policy",
  "cross-origin-opener-policy",
  "permissions-policy",
  "referrer-policy",
];

export function sendAsFile(reply: FastifyReply, lifetime: string): void {
  for (const header of documentHeaders) reply.removeHeader(header);
  reply.header("cache-control", lifetime);
}
