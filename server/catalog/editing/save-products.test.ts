import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { OfficeProduct, ProductFields } from "#contract/catalog/office-products.ts";
import { productFieldsOf } from "#contract/catalog/product-fields.ts";
import { withTransaction } from "#database/transaction.ts";
import { anyProduct, plainProduct } from "../../testing/any-product.ts";
import { createTestShop } from "../../testing/create-test-shop.ts";
import { signInStaff } from "../../testing/sign-in-staff.ts";
import { readLists } from "../lists/read-lists.ts";
import { readOfficeProduct } from "./read-office-product.ts";
import { createProductsIn, lockProducts, type NewProduct, updateProductsIn } from "./save-products.ts";

const shop = await createTestShop();
const { pool } = shop.database;
const { staff } = await signInStaff(shop, "manager");
const lists = await readLists(pool);
const demoId = "mall-road-v-neck-set";

const create = (products: readonly NewProduct[]) =>
  withTransaction(pool, async (client) =>
    (await createProductsIn(client, staff, products)).map(({ id }) => id),
  );

const update = (changes: ReadonlyMap<string, ProductFields>) =>
  withTransaction(pool, async (client) => {
    const locked = await lockProducts(client, [...changes.keys()]);
    const changed = locked.flatMap((before) => {
      const fields = changes.get(before.id);
      return fields ? [{ before, fields }] : [];
    });
    return updateProductsIn(client, staff, changed);
  });

async function read(id: string): Promise<OfficeProduct> {
  const product = await readOfficeProduct(pool, id);
  if (!product) throw new Error(`There is no ${id}.`);
  return product;
}
const fieldsOf = async (id: string) => productFieldsOf(await read(id));

const anyFields = anyProduct(lists.colors.slice(0, 3).map(({ id }) => id));
let codes = 0;
/** A product with a unique code, and with a sale: without one, a new product drops the times of the sale. */
const withCode = (changes: Partial<ProductFields>) => {
  codes += 1;
  const product_code = `TB-T-${codes}`;
  return plainProduct(lists, { ...changes, product_code, saleOffer: 5, relatedIds: [demoId] });
};

/** The physical place of each row of a product: another place or transaction id shows a write. */
async function placesOf(id: string): Promise<unknown[]> {
  const tables = ["product_colors", "product_fabrics", "product_trouser_options", "product_relations"];
  const rows = [...tables, "product_images"].map(
    async (table) =>
      (await pool.query(`select ctid, xmin, * from ${table} where product_id = $1 order by ctid`, [id])).rows,
  );
  return Promise.all(rows);
}

describe("products saved together", () => {
  test("each have the given fields, an id and an own audit entry", async () => {
    const many = fc.array(fc.tuple(anyFields, anyFields), { minLength: 2, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(many, async (pairs) => {
        const made = pairs.map(([fields]) => withCode({ ...fields, name: "Ravi Tunic" }));
        const ids = await create(made.map((fields) => ({ fields, copyOf: "" })));
        expect(new Set(ids).size).toBe(pairs.length);
        expect(await Promise.all(ids.map(fieldsOf))).toEqual(made);

        const changes = new Map(pairs.map(([, fields], index) => [ids[index] ?? "", withCode(fields)]));
        const versions = await update(changes);
        expect(await Promise.all(ids.map(fieldsOf))).toEqual([...changes.values()]);
        for (const id of ids) {
          expect(versions.get(id)).toBe((await read(id)).version);
          const log = await pool.query("select action from audit_log where subject_id = $1 order by id", [
            id,
          ]);
          expect(log.rows.map(({ action }) => action)).toEqual(["product.create", "product.update"]);
        }
      }),
      { numRuns: 15 },
    );
  });

  test("keep separate pictures and are found by their new names", async () => {
    const demo = await fieldsOf(demoId);
    const copy = { ...demo, product_code: "TB-P-1" };
    const plain = plainProduct(lists, { name: "Gulberg Coat", product_code: "TB-P-2" });
    const [first = "", second = ""] = await create([
      { fields: copy, copyOf: demoId },
      { fields: plain, copyOf: "" },
    ]);
    expect([await fieldsOf(first), await fieldsOf(second)]).toEqual([copy, plain]);

    const fewer = { ...copy, pictures: copy.pictures.slice(0, -1).reverse() };
    const renamed = { ...plain, name: "Shadman Jacket" };
    await update(
      new Map([
        [first, fewer],
        [second, renamed],
      ]),
    );
    expect([await fieldsOf(first), await fieldsOf(second)]).toEqual([fewer, renamed]);
    expect(await fieldsOf(demoId)).toEqual(demo);
    const { rows } = await pool.query(
      "select id from product_search where search @@ '''a:shadman'''::tsquery",
    );
    expect(rows).toEqual([{ id: second }]);
  });

  test("are not written where they stay the same", async () => {
    const before = await placesOf(demoId);
    const fields = await fieldsOf(demoId);
    await update(new Map([[demoId, { ...fields, price: fields.price + 10 }]]));
    expect(await placesOf(demoId)).toEqual(before);
    expect((await read(demoId)).price).toBe(fields.price + 10);
  });

  test("are all refused when one shows a picture that does not exist", async () => {
    const stray = {
      base: "uploads/none",
      color: "",
      trouser: "",
      alt: "",
      altUrdu: "",
      focusX: 50,
      focusY: 50,
    };
    const good = plainProduct(lists, { product_code: "TB-R-1" });
    const bad = plainProduct(lists, { product_code: "TB-R-2", pictures: [stray] });
    await expect(create([good, bad].map((fields) => ({ fields, copyOf: "" })))).rejects.toMatchObject({
      refused: { outcome: "part-missing", field: "pictures" },
    });
    const { rows } = await pool.query("select from products where product_code like 'TB-R-%'");
    expect(rows).toEqual([]);
  });
});
