import { globSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import type { Endpoint } from "#contract/http/endpoint.ts";

/** Every text of every call is tried with what comes along when it is copied; the calls are those of the contract, whoever adds one. */
const contract = join(import.meta.dirname, "../../contract");
const endpoints: Endpoint[] = [];
for (const file of globSync("**/*.ts", { cwd: contract }).filter((name) => !name.includes("test"))) {
  const exported = Object.values<unknown>(await import(join(contract, file)));
  endpoints.push(...exported.filter(isEndpoint));
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === "object" && value !== null && "path" in value && "success" in value;
}

/** As it is typed: prose may have dashes and marks of direction of its own, and a password is whatever it is. */
const asTyped = new Set([
  ...[
    "address",
    "delivery_instruction",
    "message",
    "review",
    "otherNote",
    "details",
    "answer",
    "note",
    "reply",
  ],
  ...["reason", "reductionReason", "remarks", "what", "description", "descriptionUrdu", "alt", "altUrdu"],
  ...["announcement", "tagline", "weave", "weaveUrdu", "content", "contentUrdu", "care", "careUrdu"],
  ...["password", "currentPassword", "newPassword", "resetPassword"],
]);

/** What programs fill in, and nobody types or pastes. */
const ofPrograms = new Set([
  "language",
  "userID",
  "file",
  "listener",
  "after",
  "entry",
  "stars",
  "rating",
  "items[].id",
  "backToWork[].before",
  "backToWork[].after",
  "backToWork[].what",
]);

type Field = { name: string; schema: z.ZodType };

function fieldsOf(schema: z.ZodType, name: string): Field[] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([key, each]) =>
      fieldsOf(each as z.ZodType, `${name}.${key}`),
    );
  if (schema instanceof z.ZodArray) return fieldsOf(schema.element as z.ZodType, `${name}[]`);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return fieldsOf(schema.unwrap() as z.ZodType, name);
  return [{ name, schema }];
}

const samples = [
  ...["Sana Khan", "WELCOME10", "TB-4K7M-9QXT-2HBC", "54000", "03001234567", "sana@example.com", "28.5"],
  ...["123456", "1234567", "Punjab", "6211.4300", "PK36SCBL0000001123456702", "a", "6211", "1"],
];

const fields = endpoints
  .flatMap(({ path, body, query }) => [
    ...(body ? fieldsOf(body, path) : []),
    ...(query ? fieldsOf(query, path) : []),
  ])
  .flatMap((field) => {
    const sample = samples.find((text) => field.schema.safeParse(text).success);
    return sample === undefined ? [] : [{ ...field, sample }];
  });

/** Signs that come along unseen, or another form of the same sign. */
const unseen = [
  "\u200b",
  "\u200e",
  "\u200f",
  "\u202a",
  "\u202c",
  "\u2060",
  "\u2066",
  "\u2068",
  "\u2069",
  "\ufeff",
  "\u00ad",
];
const otherForms: Record<string, readonly string[]> = {
  " ": ["\u00a0", "\u2003", "\u202f", "\u3000"],
  "-": ["\u2010", "\u2011", "\u2013", "\u2014", "\u2212", "\ufe63"],
  ...Object.fromEntries(
    [..."0123456789"].map((digit) => [
      digit,
      [0x660, 0x6f0, 0xff10].map((zero) => String.fromCodePoint(zero + Number(digit))),
    ]),
  ),
};

/** The same text as it looks to a person, from another keyboard or app. */
function copied(sample: string) {
  const one = fc.record({ before: fc.constantFrom("", ...unseen), form: fc.nat(6) });
  return fc.array(one, { minLength: sample.length + 1, maxLength: sample.length + 1 }).map((ways) =>
    [...`${sample}\n`]
      .map((sign, at) => {
        const { before, form } = ways[at] ?? { before: "", form: 0 };
        return `${before}${otherForms[sign]?.[form] ?? sign}`;
      })
      .join("")
      .replace("\n", ""),
  );
}

const typed = fields.filter(
  ({ name }) =>
    !asTyped.has(name.split(".").at(-1) ?? "") && ![...ofPrograms].some((end) => name.endsWith(`.${end}`)),
);

test("the calls of the contract have hundreds of texts that are typed", () => {
  expect(typed.length).toBeGreaterThan(300);
});

test.each(typed)("$name reads $sample whatever was copied with it", ({ schema, sample }) => {
  const meant = schema.parse(sample);
  fc.assert(
    fc.property(copied(sample), (text) => {
      expect(schema.parse(text)).toEqual(meant);
    }),
    { numRuns: 20 },
  );
});
