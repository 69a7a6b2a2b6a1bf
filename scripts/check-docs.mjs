// Part of npm run check: decisions have their four parts and a line in the index, prose is narrow enough to read, and
// every link, path and command that a document names exists.
import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { dialect } from "./steps/plain-words.mjs";
import { readJson, root } from "./steps/project.mjs";
import { trackedFiles } from "./steps/tracked-files.mjs";

const widest = 120;
const longestDecision = 40;
const decisions = "docs/decisions";
const parts = ["## Status", "## Context", "## Decision", "## Consequences"];
/** A sentence that its reader has to turn round. */
const turned = /(?:^|[.:;!] |\*\* )(?:Who|What)\b(?![^.]*\?)/;
const folders = "bench|build|contract|database|deploy|docs|drawings|e2e|pictures|scripts|server|web";
const pathInText = new RegExp(`^(?:${folders}|\\.ci|\\.devcontainer|\\.github)/[\\w./@-]+$`);

const { version, scripts } = readJson("package.json");
/** The names that `npm run bench` and `npm run tool` list. */
const listed = new Map(
  ["bench", "tool"].map((command) => {
    const source = readFileSync(join(root, "scripts", `${command}.mjs`), "utf8");
    return [command, new Set([...source.matchAll(/^ {2}"?([a-z-]+)"?: \{/gm)].map(([, name]) => name))];
  }),
);

const tracked = trackedFiles();
const paths = new Set(tracked.flatMap((file) => [file, ...foldersAbove(file)]));
const documents = tracked.filter((file) => file.endsWith(".md") && !file.endsWith("LICENSE-OFL.md"));
const texts = new Map(documents.map((file) => [file, readFileSync(join(root, file), "utf8")]));

const complaints = [
  ...documents.flatMap((file) => [
    ...complaintsAboutLinks(file),
    ...complaintsAboutPaths(file),
    ...complaintsAboutCommands(file),
    ...complaintsAboutProse(file),
    ...complaintsAboutWords(file),
  ]),
  ...complaintsAboutDecisions(),
  ...complaintsAboutVersion(),
  ...complaintsAboutSources(),
];
for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length === 0 ? 0 : 1;

function foldersAbove(file) {
  const names = file.split("/").slice(0, -1);
  return names.map((_, depth) => names.slice(0, depth + 1).join("/"));
}

function complaintsAboutDecisions() {
  const index = texts.get(`${decisions}/README.md`) ?? "";
  return documents
    .filter((file) => file.startsWith(`${decisions}/`) && !file.endsWith("/README.md"))
    .flatMap((file) => {
      const name = file.slice(decisions.length + 1);
      const number = name.match(/^(\d{3})-[a-z0-9-]+\.md$/)?.[1];
      const lines = (texts.get(file) ?? "").trimEnd().split("\n");
      const headings = lines.filter((line) => line.startsWith("## "));
      return [
        !(number && lines[0]?.startsWith(`# ${number} `)) && "begins with its number and title",
        headings.join() !== parts.join() && `has the headings ${parts.join(", ")} and no others`,
        lines.length > longestDecision && `has at most ${longestDecision} lines, not ${lines.length}`,
        index.split(`](${name})`).length !== 2 && `has one line in ${decisions}/README.md`,
      ]
        .filter(Boolean)
        .map((rule) => `${file}: a decision ${rule}`);
    });
}

function complaintsAboutLinks(file) {
  return [...withoutCode(file).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target]) => target)
    .filter((target) => !/^[a-z]+:/.test(target) && !leads(file, target))
    .map((target) => `${file}: the link ${target} leads nowhere`);
}

function leads(file, target) {
  const [path, anchor] = target.split("#");
  const to = path ? normalize(join(dirname(file), decodeURI(path))).replace(/\/$/, "") : file;
  return paths.has(to) && (!anchor || !texts.has(to) || anchorsOf(texts.get(to)).has(anchor));
}

/** Anchors as GitHub makes them of headings. */
function anchorsOf(text) {
  return new Set(
    [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, "")
        .replaceAll(" ", "-"),
    ),
  );
}

function complaintsAboutPaths(file) {
  return [...(texts.get(file) ?? "").matchAll(/`([^`\n]+)`/g)]
    .map(([, code]) => code.replace(/[/]$/, ""))
    .filter((code) => pathInText.test(code) && !paths.has(code))
    .map((path) => `${file}: there is no ${path}`);
}

function complaintsAboutCommands(file) {
  return [...(texts.get(file) ?? "").matchAll(/\bnpm run ([a-z-]+)(?: -- ([a-z-]+))?/g)]
    .filter(([, command, name]) => {
      const isMissing =
        name && !name.startsWith("-") && listed.has(command) && !listed.get(command).has(name);
      return isMissing || !(command in scripts);
    })
    .map(([command]) => `${file}: there is no ${command}`);
}

function complaintsAboutVersion() {
  const newest = texts.get("CHANGELOG.md")?.match(/^## (\S+),/m)?.[1];
  return newest === version
    ? []
    : [`CHANGELOG.md begins with version ${newest}, package.json has ${version}`];
}

/** Comments and messages of the sources lead to documents too. */
function complaintsAboutSources() {
  return tracked
    .filter(
      (file) => /\.(ts|tsx|mjs|sql|yaml|yml|vcl|example)$/.test(file) && file !== "scripts/check-docs.mjs",
    )
    .flatMap((file) =>
      [...readFileSync(join(root, file), "utf8").matchAll(/\bdocs\/[\w/-]+\.md\b/g)]
        .filter(([path]) => !paths.has(path))
        .map(([path]) => `${file}: there is no ${path}`),
    );
}

function complaintsAboutProse(file) {
  return withoutCode(file)
    .split("\n")
    .flatMap((line, row) =>
      line.length > widest && !/^\s*(\||\[[^\]]*\]\([^)]*\)$)/.test(line)
        ? [`${file}:${row + 1}: prose has at most ${widest} characters a line, not ${line.length}`]
        : [],
    );
}

/**
 * Paragraph by paragraph, without code and quotations. Tables are left out: many are made from the code and its tests.
 */
function complaintsAboutWords(file) {
  return withoutCode(file)
    .split(/\n(?=\n|#|\||\s*[-\d])/)
    .filter((part) => !part.startsWith("|"))
    .map((part) =>
      part
        .replace(/`[^`]*`|"[^"]*"|\]\([^)]*\)/g, "")
        .replace(/\s+/g, " ")
        .trim(),
    )
    .flatMap((part) => [...[part.match(dialect)], ...[part.replace(/^[-#\d.| ]+/, "").match(turned)]])
    .filter(Boolean)
    .map(([word]) => `${file}: plain English has another word for "${word.trim()}" (STYLE.md)`);
}

/** The text with blocks of code emptied, so that lines keep their numbers. */
function withoutCode(file) {
  return (texts.get(file) ?? "").replace(/^```[\s\S]*?^```$/gm, (block) => block.replace(/[^\n]/g, ""));
}
