import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readJson, root } from "./project.mjs";

const fonts = "drawings/lettering/glyphs/LICENSE-OFL.md";

/**
 * Names and licences of all packages that the shop runs with on this computer, and of its fonts. A text that several of
 * them share stands once.
 */
export function thirdPartyLicences() {
  const titlesOf = new Map();
  for (const { title, text } of installedPackages())
    titlesOf.set(text, [...(titlesOf.get(text) ?? []), title]);
  const parts = [...titlesOf].map(([text, titles]) => `${titles.join("\n")}\n\n${text}`);
  const ownFonts = `Fonts of the pages and outlines of letters\n\n${readFileSync(join(root, fonts), "utf8")}`;
  return `${[...parts, ownFonts].join(`\n\n${"-".repeat(80)}\n\n`).trimEnd()}\n`;
}

/** Packages for tests are left out, and optional ones that are for other computers. */
function installedPackages() {
  return Object.entries(readJson("package-lock.json").packages)
    .filter(([path, { dev }]) => path !== "" && !dev && existsSync(join(root, path)))
    .map(([path, { version, license }]) => {
      const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
      return { title: `${name} ${version} (${license ?? "licence not named"})`, text: licenceText(path) };
    });
}

function licenceText(path) {
  const texts = readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^(licen[cs]e|copying|notice)/i.test(entry.name))
    .map(({ name }) => readFileSync(join(root, path, name), "utf8").trim());
  return texts.length > 0 ? texts.join("\n\n") : "The package brings no text of its licence.";
}
