import { expect, test } from "vitest";
import { urdu } from "#drawings/lettering/glyphs/urdu.ts";
import { logoShapes } from "#drawings/scenes/logo.ts";
import brand from "./brand.svg?raw";

test("stores mark and words of the brand as drawn", () => {
  const paths = [...brand.matchAll(/<path id="(\w+)" d="([^"]+)"/g)].map(([, id, path]) => [id, path]);
  expect(paths).toEqual([
    ["mark", logoShapes.mark.shapes[0]?.path],
    ["word", logoShapes.word.shapes[0]?.path],
    ["urdu", urdu.path],
  ]);
});
