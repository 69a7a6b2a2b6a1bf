import { expect, test } from "vitest";
import { lazyResolver } from "./lazy-resolver.ts";

const options = { fields: {}, shouldUseNativeValidation: false };

test("reports missing schemas on the form as a whole, and loads them again at the next try", async () => {
  let reachable = false;
  const { resolver, preload } = lazyResolver(
    (schemas) => schemas.otpResolver,
    async () => {
      if (!reachable) throw new TypeError("Failed to fetch");
      return import("./schemas.ts");
    },
  );
  preload();
  const { errors } = await resolver({ otp: "302667" }, undefined, options);
  expect(errors.root?.offline?.message).toMatch(/cannot be reached/);

  reachable = true;
  expect(await resolver({ otp: "302667" }, undefined, options)).toEqual({
    values: { otp: "302667" },
    errors: {},
  });
});
