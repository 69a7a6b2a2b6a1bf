import { expect, test } from "vitest";
import { lazyResolver } from "./lazy-resolver.ts";

const options = { fields: {}, shouldUseNativeValidation: false };

test("where the schemas cannot be had the form as a whole says so, and the next try asks again", async () => {
  let reachable = false;
  const { resolver, preload } = lazyResolver<{ name: string }, { name: string }>(async () => {
    if (!reachable) throw new TypeError("Failed to fetch");
    return (values) => ({ values, errors: {} });
  });
  preload();
  const { errors } = await resolver({ name: "Ayesha" }, undefined, options);
  expect(errors.root?.offline?.message).toMatch(/cannot be reached/);

  reachable = true;
  expect(await resolver({ name: "Ayesha" }, undefined, options)).toEqual({
    values: { name: "Ayesha" },
    errors: {},
  });
});
