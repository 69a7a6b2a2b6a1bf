import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { fieldsOf, readEndpoints, type SchemaField } from "#server/testing/schema-fields.ts";

/** Every text of every call is tried with what comes along when it is copied; the calls are read from the contract. */
const endpoints = await readEndpoints();
const fields = endpoints.flatMap(({ path, body, query }) => [
  ...(body ? fieldsOf(body, path) : []),
  ...(query ? fieldsOf(query, path) : []),
]);

/** Names of fields that are taken as they come, and why. */
const leftOut: Record<string, readonly string[]> = {
  "prose, which may have dashes and marks of direction of its own": [
    ...["address", "delivery_instruction", "message", "review", "otherNote", "details", "answer", "note"],
    ...["reply", "reason", "reductionReason", "remarks", "what", "description", "descriptionUrdu", "alt"],
    ...[
      "altUrdu",
      "caption",
      "captionUrdu",
      "announcement",
      "tagline",
      "weave",
      "weaveUrdu",
      "content",
      "contentUrdu",
      "care",
      "careUrdu",
    ],
  ],
  "a password is whatever it is": ["password", "currentPassword", "newPassword", "resetPassword"],
  "filled in by programs: nobody types or pastes it": [
    ...["language", "userID", "file", "after", "entry", "items[].id", "traceId", "spanId"],
    ...["backToWork[].before", "backToWork[].after", "backToWork[].what"],
  ],
  "ids that a page puts together": ["ids", "orders"],
  "picked from a calendar or a palette of the browser": [
    ...[
      "month",
      "/api/admin/lists/saveColor.value",
      "/api/admin/lists/saveThread.value",
      "values[].color",
      "paidOn",
    ],
  ],
  "picked from a list": ["rights", "events", "stars", "rating", "cap"],
  "a table of numbers": ["tables[].rows", "courierDays"],
};

/** Kinds that are no text on the wire, are picked from a list, or come from an address of the shop. */
const pickedKinds = [
  ...[z.ZodEnum, z.ZodBoolean, z.ZodNumber, z.ZodNumberFormat, z.ZodLiteral],
  ...[z.ZodUUID, z.ZodISODate, z.ZodISODateTime],
];

/** Sample inputs of a person: each text of it is tried. */
const samples: readonly unknown[] = [
  ...["Sana Khan", "WELCOME10", "TB-4K7M-9QXT-2HBC", "54000", "03001234567", "sana@example.com", "28.5"],
  ...["123456", "1234567", "Punjab", "6211.4300", "PK36SCBL0000001123456702", "a", "6211", "1"],
  ...["https://shop.example/hooks", "https://www.facebook.com/shop"],
  {
    shirtLength: "28.5",
    chest: "40",
    shoulder: "17",
    sleeveLength: "9",
    trouserWaist: "32",
    trouserLength: "38",
  },
  { name: "Sana Khan", position: "left" },
  [{ id: "00000000-0000-4000-8000-000000000000", value: "Sana Khan" }],
  ["scrub top", "tunic"],
];

type Typed = SchemaField & { sample: unknown };

const isPicked = ({ schema }: SchemaField) => pickedKinds.some((kind) => schema instanceof kind);
const isLeftOut = ({ name }: SchemaField) =>
  Object.values(leftOut).some((names) => names.some((end) => isNamed(name, end)));
const isNamed = (name: string, end: string) => name === end || name.endsWith(`.${end}`);

const tried = fields.filter((field) => !isPicked(field) && !isLeftOut(field));
const typed: Typed[] = tried.flatMap((field) => {
  const sample = samples.find((each) => field.schema.safeParse(each).success);
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
function copiedText(sample: string): fc.Arbitrary<string> {
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

/** Values that a program fills in within a sample. */
const ofPage = new Set(["id", "position"]);

function copied(sample: unknown): fc.Arbitrary<unknown> {
  if (typeof sample === "string") return copiedText(sample);
  if (Array.isArray(sample)) return fc.tuple(...sample.map(copied));
  const parts = Object.entries(sample as Record<string, unknown>);
  return fc.record(
    Object.fromEntries(parts.map(([key, part]) => [key, ofPage.has(key) ? fc.constant(part) : copied(part)])),
  );
}

test("every field of every call is tried, is picked from what there is, or is left out for a reason", () => {
  const found = new Set(typed.map(({ name }) => name));
  expect(tried.map(({ name }) => name).filter((name) => !found.has(name))).toEqual([]);
  expect(typed.length).toBeGreaterThan(400);
  const names = fields.map(({ name }) => name);
  const unknown = Object.values(leftOut)
    .flat()
    .filter((end) => !names.some((name) => isNamed(name, end)));
  expect(unknown).toEqual([]);
});

test("calls of the shop, of the office and of tools are among them", () => {
  for (const start of ["/orders/", "/users/", "/api/coupons/", "/api/admin/", "/api/v1/"])
    expect(
      typed.some(({ name }) => name.startsWith(start)),
      start,
    ).toBe(true);
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
