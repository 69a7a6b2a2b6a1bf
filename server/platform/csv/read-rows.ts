import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { pipeline } from "node:stream";
import { CsvError, type Parser, parse } from "csv-parse";
import { byteOrderMark } from "#contract/values/csv.ts";
import { UnreadableFile } from "./unreadable-file.ts";

/** Row 1 are the names of the columns, as a spreadsheet counts. */
export type FileRow = { number: number; cells: string[] };

type Limits = { rows: number; rowLength: number };

const notUtf8 =
  "This file is not encoded in UTF-8. In the spreadsheet, save it as “CSV UTF-8 (comma delimited)”.";
const notText =
  "This file has characters in it that are no text. In the spreadsheet, save it as “CSV UTF-8 (comma delimited)”.";
const spreadsheet =
  "This is a spreadsheet, not a CSV file. In the spreadsheet, save it as “CSV UTF-8 (comma delimited)”.";

/**
 * The rows of a CSV file in the order of the file, read while they are asked for: UTF-8 with or without its mark, cells
 * divided by commas, semicolons or tabs, lines ended in any way. Rows without a letter are left out, but counted.
 * Throws UnreadableFile.
 */
export async function* readRows(path: string, limits: Limits): AsyncGenerator<FileRow> {
  const parser = parse({
    bom: true,
    delimiter: await delimiterOf(path),
    record_delimiter: ["\r\n", "\n", "\r"],
    relax_column_count: true,
    max_record_size: limits.rowLength,
  });
  pipeline(createReadStream(path), onlyUtf8, parser, () => {});
  let number = 0;
  try {
    for await (const cells of recordsOf(parser)) {
      number += 1;
      if (number > limits.rows + 1) {
        throw new UnreadableFile(`Use at most ${limits.rows.toLocaleString("en")} rows at once.`);
      }
      if (cells.some((cell) => cell.trim() !== "")) yield { number, cells };
    }
  } catch (error) {
    throw error instanceof CsvError ? new UnreadableFile(sentenceOf(error)) : error;
  } finally {
    parser.destroy();
  }
}

function recordsOf(parser: Parser): AsyncIterable<string[]> {
  return parser;
}

function sentenceOf(error: CsvError): string {
  const { code } = error;
  // Counted by the reader, which is ahead of its consumer.
  const row = Number(error.records) + 1;
  if (code === "CSV_MAX_RECORD_SIZE")
    return `Row ${row} is too long, or its quotation marks are never closed.`;
  return `The quotation marks of row ${row} cannot be understood. Save the file from the spreadsheet again.`;
}

/** Lets through what is UTF-8 and ends with anything else, and with NUL, which no database stores. */
async function* onlyUtf8(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  try {
    for await (const chunk of chunks) {
      decoder.decode(chunk, { stream: true });
      if (chunk.includes(0)) throw new UnreadableFile(notText);
      yield chunk;
    }
    decoder.decode();
  } catch (error) {
    throw error instanceof TypeError ? new UnreadableFile(notUtf8) : error;
  }
}

/** Bytes in which the names of all columns are. */
const beginning = 16 * 1024;

/** Possible delimiters; names of columns contain none of them. */
async function delimiterOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(beginning), 0, beginning, 0);
    const text = buffer.subarray(0, bytesRead).toString();
    // The magic bytes of every zip archive, and so of every .xlsx and .ods.
    if (text.startsWith("PK\u0003\u0004")) throw new UnreadableFile(spreadsheet);
    const [names = ""] = text.replace(byteOrderMark, "").split(/\r|\n/, 1);
    const often = (delimiter: string) => names.split(delimiter).length;
    return [";", "\t"].reduce((best, next) => (often(next) > often(best) ? next : best), ",");
  } finally {
    await file.close();
  }
}
