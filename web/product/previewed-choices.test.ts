import { describe, expect, it } from "vitest";
import { demoCharges, scrubSet } from "../catalog/testing/any-product.ts";
import { firstChoices } from "./choices/product-choices.ts";
import { composeLine } from "./compose-line.ts";
import { previewedChoices } from "./previewed-choices.ts";

const [teal, maroon] = scrubSet.colors;
const [cotton] = scrubSet.fabric_type;
if (!teal || !maroon || !cotton) throw new Error("The set has two colors and a fabric.");
const first = firstChoices(scrubSet);

describe("preview of the product page", () => {
  it("shows the first color until one is chosen", () => {
    const item = previewedChoices(scrubSet, first);
    expect(item.color).toEqual(teal);
    expect(item.images.primary?.name).toBe("front");
  });

  it("has the chosen trouser where it is pictured", () => {
    const inTrouser = (trouser: string) => previewedChoices(scrubSet, { ...first, color: maroon, trouser });
    expect(inTrouser("Jogger").images.primary?.name).toBe("front-maroon-jogger");
    expect(inTrouser("Straight").images.primary?.name).toBe("front-maroon");
  });

  it("shows, once chosen, the same picture as the line in the cart", () => {
    const engraving = { wanted: true, name: "Dr. Ayesha Khan", position: "right" as const };
    const choices = { ...first, color: maroon, fabric: cotton, size: "M", engraving, cap: true };
    expect(composeLine(scrubSet, choices, demoCharges)).toMatchObject(previewedChoices(scrubSet, choices));
  });

  it("has an empty name once one is wanted, so that the chest is shown", () => {
    const engraving = { wanted: true, name: "", position: "left" as const };
    expect(previewedChoices(scrubSet, { ...first, engraving }).name_engraving).toEqual({
      name: "",
      position: "left",
    });
  });
});
