import { describe, expect, test } from "vitest";
import { furtherLanguages, languageTags, prefixOf } from "#contract/languages.ts";

const modules = import.meta.glob("./*/*.{ts,tsx}", { eager: true });
const english = modulesOf("en");
const further = furtherLanguages.map((tag) => [tag, modulesOf(tag)] as const);
const urduSources = import.meta.glob<string>("./ur/*.{ts,tsx}", {
  query: "?raw",
  import: "default",
  eager: true,
});

function modulesOf(language: string): Record<string, unknown> {
  const own = Object.entries(modules).filter(([path]) => path.startsWith(`./${language}/`));
  return Object.fromEntries(own.map(([path, module]) => [path.replace(/^.*\/|\.tsx?$/g, ""), module]));
}

type Leaf = { key: string; value: unknown };

/** Everything in a module by its keys: `homeMessages.stats.0.label`. */
function leavesOf(value: unknown, key = ""): Leaf[] {
  if (typeof value !== "object" || value === null) return [{ key, value }];
  return Object.entries(value).flatMap(([name, inner]) =>
    leavesOf(inner, key === "" ? name : `${key}.${name}`),
  );
}

const keysOf = (module: unknown) =>
  leavesOf(module)
    .map(({ key }) => key)
    .sort();

const names = Object.keys(english).filter((name) => name !== "face");

test("every folder is a language of the list, under its own tag", () => {
  const folders = Object.keys(modules).map((path) => path.split("/")[1]);
  expect([...new Set(folders)].sort()).toEqual([...languageTags].sort());
  for (const tag of languageTags)
    expect(modulesOf(tag).language).toMatchObject({ language: { tag, prefix: prefixOf(tag) } });
});

test.each(further)("every module has its twin in %s", (_tag, own) => {
  expect(Object.keys(own)).toEqual(Object.keys(english));
});

describe.each(names)("the module %s", (name) => {
  test("has the same keys in every language", () => {
    for (const [, own] of further) expect(keysOf(own[name])).toEqual(keysOf(english[name]));
  });

  test("has no empty message", () => {
    const empty = [english[name], ...further.map(([, own]) => own[name])].flatMap((module) =>
      leavesOf(module).filter(
        ({ key, value }) => typeof value === "string" && value.trim() === "" && key !== "language.prefix",
      ),
    );
    expect(empty).toEqual([]);
  });

  test.each(further)("says in %s all that its messages are given", (_tag, own) => {
    const given = new Map(leavesOf(english[name]).map(({ key, value }) => [key, parametersOf(value).length]));
    const lost = leavesOf(own[name]).filter(({ key, value }) => {
      const parameters = parametersOf(value);
      return parameters.length < (given.get(key) ?? 0) || parameters.some((each) => !isUsed(each, value));
    });
    expect(lost.map(({ key }) => key)).toEqual([]);
  });
});

/**
 * The names of what a function is given, those taken out of an object one by one; what begins with `_` is not wanted.
 */
function parametersOf(value: unknown): string[] {
  if (typeof value !== "function") return [];
  const head = /^(?:(?:function\s*)?\w*\s*\(([^)]*)\)|(\w+)\s*=>)/.exec(String(value));
  const list = head?.[1] ?? head?.[2] ?? "";
  return [...list.matchAll(/[A-Za-z]\w*(?=\s*(?:[,}=]|$))/g)].map(([word]) => word);
}

function isUsed(parameter: string, value: unknown): boolean {
  return String(value).split(new RegExp(`\\b${parameter}\\b`)).length > 2;
}

/** Written in Latin letters in Urdu as well. */
const marks = /name@example\.com|ur-PK-u-nu-latn|Rs\./g;

/** The texts of a source: its strings, but not the keys of a table, and the texts between tags. */
function textsOf(source: string): string[] {
  const code = source.replace(
    /\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^import .*$|\b(className|href|dir|lang)="[^"]*"/gm,
    "",
  );
  const strings = [...code.matchAll(/"([^"\n]*)"(?!:)|`([^`]*)`/g)].map(
    ([, plain, withParts]) => plain ?? withParts?.replace(/\$\{[^}]*\}/g, "·") ?? "",
  );
  const lines = code.replace(/"[^"\n]*"|`[^`]*`|<[^>\n]*>|\{[^}\n]*\}/g, "·").split("\n");
  return [...strings, ...lines.filter((line) => /\p{Script=Arabic}/u.test(line))];
}

test.each(Object.entries(urduSources))("no English is left over in %s", (_file, source) => {
  const english = textsOf(source).filter((text) =>
    /[A-Za-z]{2,}[\s-]+[A-Za-z]{2,}/.test(text.replace(marks, "")),
  );
  expect(english).toEqual([]);
});
