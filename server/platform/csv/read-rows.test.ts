import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { readRows } from "./read-rows.ts";

const folder = await mkdtemp(join(tmpdir(), "tabeeb-rows-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

const limits = { rows: 3, rowLength: 2_000 };

async function read(content: string | Buffer) {
  const path = join(folder, "file.csv");
  await writeFile(path, content);
  const found: (number | string)[][] = [];
  for await (const { number, cells } of readRows(path, limits)) found.push([number, ...cells]);
  return found;
}

const rows = [
  [1, "Name", "Price"],
  [2, "Nān, dark", "1"],
  [3, 'a "b"\nc;d', ""],
];

describe("the rows are the same", () => {
  const commas = 'Name,Price\n"Nān, dark",1\n"a ""b""\nc;d",\n';
  const semicolons = 'Name;Price\nNān, dark;1\n"a ""b""\nc;d";\n';
  test.each([
    ["with commas", commas],
    ["with semicolons", semicolons],
    ["with tabs", semicolons.replaceAll(/;(?!d)/g, "\t")],
    ["with the mark of UTF-8", `\uFEFF${commas}`],
    ["with every cell quoted", '\uFEFF"Name";"Price"\n"Nān, dark";"1"\n"a ""b""\nc;d";""\n'],
    ["without a line end at the end", commas.trimEnd()],
    ["without the empty cells at the end of a row", commas.replace(/,\n$/, "\n")],
  ])("%s", async (name, text) => {
    const expected = name.startsWith("without the empty") ? [...rows.slice(0, 2), [3, 'a "b"\nc;d']] : rows;
    expect(await read(text)).toEqual(expected);
  });

  test("with the line ends of Windows", async () => {
    const windows = rows.map(([number, ...cells]) => [
      number,
      ...cells.map((cell) => String(cell).replace("\n", "\r\n")),
    ]);
    expect(await read(commas.replaceAll("\n", "\r\n"))).toEqual(windows);
  });
});

test("empty rows are passed over and counted, as the spreadsheet counts them", async () => {
  expect(await read("a,b\n\n , \n1,2\n")).toEqual([
    [1, "a", "b"],
    [4, "1", "2"],
  ]);
});

const sentences: [name: string, content: string | Buffer, words: string][] = [
  ["in the letters of Windows", Buffer.from("Name\nCaf\u00e9\n", "latin1"), "not encoded in UTF-8"],
  ["in UTF-16", Buffer.from("\uFEFFName\n", "utf16le"), "not encoded in UTF-8"],
  ["that ends within a letter", Buffer.from([0x61, 0x0a, 0xc3]), "not encoded in UTF-8"],
  ["with a NUL in a cell", "a,b\n1,x\u0000y\n", "characters in it that are no text"],
  ["with a NUL in the names of its columns", "a\u0000,b\n1,2\n", "characters in it that are no text"],
  ["that is a spreadsheet", Buffer.from("PK\u0003\u0004\u0014\u0000"), "a spreadsheet, not a CSV file"],
  ["with a quotation mark that is never closed", `a,b\n1,"${"x".repeat(3_000)}`, "Row 2 is too long"],
  ["with a short one", 'a,b\n1,2\n3,"4', "quotation marks of row 3"],
  ["with a quotation mark within a cell", 'a,b\n1,2"3\n', "quotation marks of row 2"],
  ["with an endless row", `a,b\n${"1,".repeat(3_000)}\n`, "Row 2 is too long"],
  ["with too many rows", "a\n1\n2\n3\n4\n", "at most 3 rows"],
];

test.each(sentences)("a file %s is refused with a sentence", async (_name, content, words) => {
  await expect(read(content)).rejects.toThrow(words);
});
