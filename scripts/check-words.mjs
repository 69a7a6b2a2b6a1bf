// Part of npm run check: words of an older dialect of this code must not return in exported names, comments and titles
// of tests. Texts for staff and shoppers are held by the glossary (docs/glossary.md).
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { dialect, plainer } from "./steps/plain-words.mjs";
import { root } from "./steps/project.mjs";
import { trackedFiles } from "./steps/tracked-files.mjs";

/** A sentence that its reader has to turn round; a question may begin so. */
const turned = /^\W*(?:Who|What|Whoever|Whatever)\b(?![^.]*\?)/;
const widest = 120;
const commentLine = /^\s*(?:\/\/|\/?\*|--) (?!biome-ignore)/;
/** In names that other files import, as one of their words. */
const dialectName =
  /(?:^|[a-z])(Till|Anew|Told|Kept|Whoever|Newcomer)(?=[A-Z]|$)|^(till|anew|told|kept|whoever|newcomer)(?=[A-Z]|$)/;

// Applied migrations do not change, and these files name the words.
const sources = trackedFiles().filter(
  (file) => /\.(ts|tsx|mjs|sql)$/.test(file) && !/^database\/migrations\/|(?:check|plain)-words/.test(file),
);

const comment = /\/\*\*?([\s\S]*?)\*\/|(?:^|\s)\/\/ ?(.*)$|^\s*-- (.*)$/gm;
const title = /\b(?:test|it|describe)(?:\.\w+)*\(\s*(["'`])(.+?)\1/g;
const exportedName = /^export (?:async )?(?:const|function\*?|class|type|interface) (\w+)/gm;

const complaints = sources.flatMap((file) => {
  const source = readFileSync(join(root, file), "utf8");
  const lineAt = (index) => source.slice(0, index).split("\n").length;
  const texts = [
    ...[...source.matchAll(comment)].map(({ index, 1: block, 2: line, 3: ofSql }) => ({
      index,
      text: (block ?? line ?? ofSql).replaceAll(/\n\s*\*/g, "\n"),
    })),
    ...[...source.matchAll(title)].map(({ index, 2: text }) => ({ index, text })),
  ];
  return [
    ...texts.flatMap(({ index, text }) => {
      const [, word] = dialect.exec(text.replaceAll(/`[^`]*`|"[^"]*"/g, "")) ?? [];
      const isTurned = text.split(/(?<=[.:;])\s+/).some((sentence) => turned.test(sentence));
      return [
        ...(word ? [`${file}:${lineAt(index)}: "${word}": say ${plainer.get(word.toLowerCase())}`] : []),
        ...(isTurned ? [`${file}:${lineAt(index)}: begins with Who or What: begin with the subject`] : []),
      ];
    }),
    ...source
      .split("\n")
      .flatMap((line, row) =>
        line.length > widest && commentLine.test(line)
          ? [
              `${file}:${row + 1}: a comment has at most ${widest} characters a line, not ${line.length}: wrap it`,
            ]
          : [],
      ),
    ...[...source.matchAll(exportedName)]
      .filter(([, name]) => dialectName.test(name))
      .map(({ index, 1: name }) => `${file}:${lineAt(index)}: the name ${name}: use a standard term`),
  ];
});
for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length === 0 ? 0 : 1;
