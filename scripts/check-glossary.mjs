// Part of npm run check: texts that staff and shoppers read use the words of docs/glossary.md.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { complaintsAboutTexts, readGlossary } from "./steps/glossary.mjs";
import { root } from "./steps/project.mjs";
import { screenTexts } from "./steps/screen-texts.mjs";
import { trackedFiles } from "./steps/tracked-files.mjs";

const glossary = readGlossary(readFileSync(join(root, "docs", "glossary.md"), "utf8"));
const sources = trackedFiles()
  .filter((file) =>
    /^(?:web|contract|database\/seeds|server\/notifications)\/.*\.tsx?$|^server\/(?!pages).*(?:routes|audit-sentences)\.ts$/.test(
      file,
    ),
  )
  .filter((file) => !/\.test\.|\.d\.ts$|\/testing\/|^server\/(?:specification|load|scale-out)\//.test(file));

const complaints = sources.flatMap((file) =>
  complaintsAboutTexts(glossary, screenTexts(file, readFileSync(join(root, file), "utf8"))).map(
    ({ line, complaint }) => `${file}:${line}: ${complaint}`,
  ),
);
for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length === 0 ? 0 : 1;
