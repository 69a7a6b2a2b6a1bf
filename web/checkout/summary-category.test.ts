import { expect, test } from "vitest";
import { summaryCategory } from "./summary-category.ts";

test("the category Body Care is written Bodycare, every other as it is", () => {
  expect(summaryCategory("Body Care")).toBe("Bodycare");
  expect(summaryCategory("Lab Coats")).toBe("Lab Coats");
});
