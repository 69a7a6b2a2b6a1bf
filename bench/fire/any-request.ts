import fc from "fast-check";
import { oddEnds } from "#server/testing/odd-addresses.ts";
import type { JsonSchema } from "./contract-calls.ts";

/** Inputs that break servers: wrong types, range limits, bytes that databases or pages reject. */
const hostile: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  0.5,
  2 ** 31,
  2 ** 53,
  -1e308,
  "",
  " ",
  "0",
  "2",
  "-1",
  "null",
  "\u0000",
  "\ud800",
  "\u202e",
  "\u200b\u200f\ufeff",
  "TB\u2011\u2066۴K7M\u2069-9QXT-2HBC\u2028",
  "۰۳۰۰۱۲۳۴۵۶۷",
  "٢٨٫٥",
  "ＷＥＬＣＯＭＥ１０",
  "Sana\u0085Khan\r\n",
  "\u2028\u2029",
  "%0a%0d%e2%80%a8%85%zz%25ff",
  "' OR 1=1--",
  "1; drop table orders",
  "%00%ff",
  "../../etc/passwd",
  "<script>alert(1)</script>",
  "{{7*7}}",
  "a@b.c\r\nBcc: d@e.f",
  "x".repeat(20_000),
  "9".repeat(400),
  "00000000-0000-0000-0000-000000000000",
  "2026-02-30",
  "+infinity",
  [],
  [[]],
  {},
  { $ne: 1 },
  { length: 1e9 },
  JSON.parse('{"__proto__":{"isAdmin":true}}'),
];

/** Values of the demo shop, so that some requests pass the first check. */
const known = [
  "liberty-v-neck-set",
  "mall-road-v-neck-set",
  "M",
  "Men",
  "Navy Blue",
  "Plain Cotton",
  "Straight",
  "Punjab",
  "Lahore",
  "+92 300-7654321",
  "zubaida.marked@example.com",
  "a password of the suite",
  "5000",
  "TB-0000-0000-0000",
  "123456",
  "2026-01-31",
  "2026-01",
];

const anyKnown = fc.constantFrom(...known);
const anyHostile = fc.constantFrom(...hostile);

/** Mostly valid by `schema`, with an error at any depth. */
export function anyBody(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 8, arbitrary: fitting(schema, schema, 0) },
    { weight: 1, arbitrary: fc.anything() },
    anyHostile,
  );
}

/** A query string: every value is text, and names may repeat. */
export function anyQuery(schema: JsonSchema): fc.Arbitrary<string> {
  const names = Object.keys(schema.properties ?? {});
  const value = fc.oneof(
    anyKnown,
    anyHostile.map(asText),
    fc.string({ unit: "binary" }),
    fc.integer().map(String),
  );
  const name =
    names.length > 0
      ? fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...names) }, fc.string())
      : fc.string();
  const pairs = fc
    .array(fc.tuple(name, value), { maxLength: names.length + 2 })
    .map((each) => new URLSearchParams(each.map(([key, text]) => [key, text.slice(0, 4_000)])).toString());
  // Invalid encodings are sent unchanged.
  const unreadable = fc.tuple(name, fc.constantFrom(...oddEnds));
  const raw = unreadable.map(([key, end]) => `${new URLSearchParams([[key, "x"]])}${end}`);
  return fc.oneof({ weight: 6, arbitrary: pairs }, raw);
}

function asText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

function fitting(schema: JsonSchema, root: JsonSchema, depth: number): fc.Arbitrary<unknown> {
  if (depth > 8) return fc.constant(null);
  const wrongNowAndThen = (arbitrary: fc.Arbitrary<unknown>) =>
    fc.oneof({ weight: 12, arbitrary }, { weight: 1, arbitrary: anyHostile });
  const next = (part: JsonSchema) => fitting(part, root, depth + 1);
  if (schema.$ref !== undefined) return next(root.$defs?.[schema.$ref.split("/").at(-1) ?? ""] ?? {});
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices && choices.length > 0) return fc.oneof(...choices.map(next));
  if (schema.allOf) return fc.tuple(...schema.allOf.map(next)).map((parts) => Object.assign({}, ...parts));
  if (schema.enum) return wrongNowAndThen(fc.constantFrom(...schema.enum));
  if ("const" in schema) return wrongNowAndThen(fc.constant(schema.const));
  switch (schema.type) {
    case "object":
      return wrongNowAndThen(anyRecord(schema, next));
    case "array":
      return wrongNowAndThen(fc.array(next(schema.items ?? {}), { maxLength: 3 }));
    case "string":
      return wrongNowAndThen(anyString(schema));
    case "integer":
      return wrongNowAndThen(
        fc.integer({ min: schema.minimum ?? -5, max: Math.min(schema.maximum ?? 1_000, 1_000_000) }),
      );
    case "number":
      return wrongNowAndThen(
        fc.oneof(fc.integer({ min: -5, max: 1_000 }), fc.double({ noNaN: true, noDefaultInfinity: true })),
      );
    case "boolean":
      return wrongNowAndThen(fc.boolean());
    default:
      return fc.oneof(anyKnown, anyHostile, fc.integer());
  }
}

/** One field in twenty is missing. */
function anyRecord(
  { properties = {} }: JsonSchema,
  next: (part: JsonSchema) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, part]) => [
    name,
    fc.option(next(part), { freq: 20, nil: undefined }),
  ]);
  return fc.record(Object.fromEntries(fields));
}

function anyString({ format, maxLength = 50 }: JsonSchema): fc.Arbitrary<unknown> {
  if (format === "uuid") return fc.uuid();
  if (format === "email") return fc.oneof(fc.constant("zubaida.marked@example.com"), fc.emailAddress());
  if (format === "date-time") return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  if (format === "date") return fc.constantFrom("2026-01-31", "2026-11-25", "0001-01-01", "9999-12-31");
  return fc.oneof(
    { weight: 4, arbitrary: anyKnown },
    { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: Math.min(maxLength, 200) + 1 }) },
    { weight: 1, arbitrary: fc.string({ maxLength: 12 }) },
  );
}
