import type pg from "pg";
import { timeOrderedId } from "../time-ordered-id.ts";
import { demoShop } from "./demo-shop.ts";
import { captionOf } from "./form-captions.ts";
import { insertRows } from "./insert-rows.ts";
import { categories } from "./lookup-lists.ts";
import { productPictures, sizeChartPictures } from "./picture-manifest.ts";

export async function insertPictures(client: pg.ClientBase): Promise<void> {
  await insertRows(
    client,
    "product_images",
    demoShop.products.flatMap(({ id, drawing }) =>
      productPictures(id).map((picture, position) => ({
        product_id: id,
        ...picture,
        position,
        ...captionOf(drawing, picture.key),
      })),
    ),
  );
  await insertRows(
    client,
    "size_charts",
    sizeChartPictures.map(({ name, base, width, height }, position) => ({
      id: timeOrderedId(),
      name,
      name_ur: categories.find((category) => category.name === name)?.name_ur ?? "",
      url: `${base}-${width}.webp`,
      width,
      height,
      position,
    })),
  );
}
