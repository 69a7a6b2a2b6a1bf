// Part of npm run check: each folder of a tree imports from those below it only. The floors are the table in
// docs/architecture.md.
import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { root } from "./steps/project.mjs";
import { trackedFiles } from "./steps/tracked-files.mjs";

/** Folders of tests, of texts and of what stands for the outside world; they may import from every floor. */
const leftOut = new Set(["testing", "messages", "specification"]);
const trees = ["server", "contract", "web", "web/back-office", "drawings", "database"];
const read = (file) => readFileSync(join(root, file), "utf8");

const floors = readFloors(read("docs/architecture.md"));
const files = new Set(
  trackedFiles().filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$|(^|\/)testing\//.test(file)),
);
const complaints = trees.flatMap((tree) => complaintsAbout(tree, floors.get(tree) ?? []));
for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length === 0 ? 0 : 1;

/** The columns of the table below its headline, each from its highest floor to its lowest. */
function readFloors(page) {
  const [, section = ""] = page.split("\n## Floors\n");
  const [names = [], , ...rows] = section
    .split("\n## ")[0]
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .map((line) =>
      line
        .slice(1, -1)
        .split("|")
        .map((cell) => cell.trim().replaceAll("`", "")),
    );
  return new Map(names.map((name, column) => [name, rows.map((cells) => cells[column]).filter(Boolean)]));
}

function complaintsAbout(tree, order) {
  const found = new Set();
  for (const file of files) {
    const from = roomOf(tree, file);
    if (!from) continue;
    if (!order.includes(from))
      found.add(`${tree}/${from} stands on no floor: add it to the table in docs/architecture.md`);
    for (const target of importsOf(file)) {
      const to = roomOf(tree, target);
      if (to && to !== from && order.indexOf(to) < order.indexOf(from))
        found.add(`${file} imports ${target}, which is on a higher floor`);
    }
  }
  for (const room of order)
    if (![...files].some((file) => roomOf(tree, file) === room)) found.add(`${tree} has no folder ${room}`);
  return [...found];
}

function roomOf(tree, file) {
  if (!file.startsWith(`${tree}/`)) return undefined;
  const [room, ...rest] = file.slice(tree.length + 1).split("/");
  const isTreeOfItsOwn = trees.includes(`${tree}/${room}`);
  return rest.length === 0 || leftOut.has(room) || isTreeOfItsOwn ? undefined : room;
}

/** Run-time imports of a file, static or dynamic; types alone are no arrow. */
function importsOf(file) {
  const text = read(file)
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/^\s*\/\/.*$/gm, "");
  const now = text.matchAll(/^(?:import|export)\s+(?!type\b)(?:([^;"']*?)\s*from\s*)?["']([^"']+)["']/gm);
  const later = text.matchAll(/\bimport\(\s*["']([^"']+)["']\s*\)/g);
  return [
    ...[...now].filter(([, names]) => !areTypes(names)).map(([, , path]) => path),
    ...[...later].map(([, path]) => path),
  ]
    .map((path) => (path.startsWith("#") ? path.slice(1) : posix.join(posix.dirname(file), path)))
    .filter((path) => files.has(path));
}

function areTypes(names) {
  const list =
    names
      ?.match(/^\{([\s\S]*)\}$/)?.[1]
      ?.split(",")
      .map((name) => name.trim())
      .filter(Boolean) ?? [];
  return list.length > 0 && list.every((name) => name.startsWith("type "));
}
