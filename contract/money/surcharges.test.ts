import fc from "fast-check";
import { expect, test } from "vitest";
import { anyLineItem } from "../testing/any-line-item.ts";
import { garmentPrice, lineTotal } from "./line-price.ts";
import { surchargesOf } from "./surcharges.ts";

test("adds up to the line from the garment and its surcharges", () => {
  fc.assert(
    fc.property(anyLineItem, (line) => {
      const rows = surchargesOf(line);
      const sum = rows.reduce((amount, row) => amount + row.amount, garmentPrice(line) * line.quantity);
      expect(sum).toBe(lineTotal(line));
      expect(rows.map(({ label }) => label)).toEqual([
        ...(line.custom_size ? ["Custom size"] : []),
        ...(line.name_engraving ? ["Name engraving"] : []),
        ...(line.cap ? ["Surgical cap"] : []),
        ...(line.options ?? []).flatMap(({ name, charge }) => (charge > 0 ? [name] : [])),
      ]);
    }),
  );
});
