import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { galleryViews } from "#drawings/scenes/gallery.ts";
import { findProjectRoot } from "../project-root.ts";
import { demoShop } from "./demo-shop.ts";
import { productPictures, sharePictureAddress, sizeChartPictures } from "./picture-manifest.ts";
import { otherTrousers, planProductPictures, planSizeCharts } from "./picture-plan.ts";

const root = findProjectRoot();
const allProductPictures = demoShop.products.flatMap((product) => productPictures(product.id));

describe("the shipped pictures", () => {
  it("show every product in all its views, first colour first, and its front in other colours and trousers", () => {
    for (const product of demoShop.products) {
      const [, ...furtherViews] = galleryViews(product.drawing.garment);
      const fronts = product.colors.slice(1).map((color) => `front-${color}`);
      const others = otherTrousers(product).flatMap((name) =>
        product.colors.map((color) => `front-${color}-${name}`),
      );
      expect(productPictures(product.id).map(({ key }) => key)).toEqual([
        "primary",
        ...furtherViews,
        ...fronts,
        ...others,
      ]);
    }
  });

  it("are there in every width", () => {
    const missing = [...allProductPictures, ...sizeChartPictures].flatMap(({ base, widths }) =>
      widths.map((width) => `${base}-${width}.avif`).filter((file) => !existsSync(join(root, file))),
    );
    expect(missing).toEqual([]);
    expect(existsSync(join(root, sharePictureAddress))).toBe(true);
  });

  it("are those that the drawings draw now: run the pictures script after changing a drawing", () => {
    const planned = [...planProductPictures(), ...Object.values(planSizeCharts())];
    const shipped = [...allProductPictures, ...sizeChartPictures];
    expect(shipped.map(({ base }) => base)).toEqual(planned.map(({ base }) => `/pictures/${base}`));
  });

  it("have a name of their own each", () => {
    expect(new Set(allProductPictures.map(({ base }) => base)).size).toBe(allProductPictures.length);
  });

  it("are none for a product that is not of the demo shop", () => {
    expect(productPictures("no-such-product")).toEqual([]);
  });
});
