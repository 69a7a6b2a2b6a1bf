import { randomUUID } from "node:crypto";
import type pg from "pg";
import type { GarmentKind } from "#drawings/garments/garment-options.ts";
import { giveSynonyms } from "../search/give-synonyms.ts";
import { refreshSearch } from "../search/refresh-search.ts";
import { timeOrderedId } from "../time-ordered-id.ts";
import { withTransaction } from "../transaction.ts";
import { demoShop } from "./demo-shop.ts";
import { insertPictures } from "./insert-pictures.ts";
import { insertRows } from "./insert-rows.ts";
import { insertInventedOptions } from "./invented-options.ts";

/** Into an empty database, all or nothing. Gives false when there was something already. */
export async function seedDemoShop(pool: pg.Pool): Promise<boolean> {
  const filled = await withTransaction(pool, async (client) => {
    // Two processes may start on the same empty database.
    await client.query("lock table categories in share row exclusive mode");
    const { rowCount } = await client.query("select from categories limit 1");
    if (rowCount !== 0) return false;
    // Nobody waits for it, and a busy machine works out the words of a search for longer than the shop's own limit.
    await client.query("set local idle_in_transaction_session_timeout = 0");
    const lookups = await insertLookups(client);
    await insertProducts(client, lookups);
    await insertInventedOptions(client);
    await insertPictures(client);
    await insertReviews(client);
    await insertCoupons(client);
    await giveSynonyms(client);
    await refreshSearch(
      client,
      demoShop.products.map((product) => product.id),
    );
    return true;
  });
  // The planner must not take forty products for a thousand until autovacuum analyses them.
  if (filled) await pool.query("analyze");
  return filled;
}

type Ids = ReadonlyMap<string, string>;
type Lookups = { categories: Ids; colors: Ids; fabrics: Ids };

function idsFor(names: readonly string[]): Ids {
  return new Map(names.map((name) => [name, timeOrderedId()]));
}

function idOf(ids: Ids, name: string): string {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The demo shop names ${name}, which it does not have.`);
  return id;
}

async function insertLookups(client: pg.ClientBase): Promise<Lookups> {
  const categories = idsFor(demoShop.categories.map((category) => category.name));
  const colors = idsFor(demoShop.colors.map((color) => color.label));
  const fabrics = idsFor(demoShop.fabrics.map((fabric) => fabric.name));
  await insertRows(
    client,
    "categories",
    demoShop.categories.map((category, position) => ({
      id: idOf(categories, category.name),
      ...category,
      position,
    })),
  );
  await insertRows(
    client,
    "colors",
    demoShop.colors.map((color, position) => ({ id: idOf(colors, color.label), ...color, position })),
  );
  await insertRows(
    client,
    "fabrics",
    demoShop.fabrics.map((fabric, position) => ({ id: idOf(fabrics, fabric.name), ...fabric, position })),
  );
  await insertRows(
    client,
    "threads",
    demoShop.threads.map((thread, position) => ({ id: timeOrderedId(), ...thread, position })),
  );
  await insertRows(client, "trouser_names", demoShop.trousers);
  await insertRows(
    client,
    "charges",
    demoShop.charges.map((charge, position) => ({ position, id: timeOrderedId(), ...charge })),
  );
  return { categories, colors, fabrics };
}

async function insertProducts(
  client: pg.ClientBase,
  { categories, colors, fabrics }: Lookups,
): Promise<void> {
  const { products } = demoShop;
  await insertRows(
    client,
    "products",
    products.map((product) => ({
      id: product.id,
      name: product.name,
      category_id: idOf(categories, product.category),
      price: product.price,
      sale_price: product.salePrice,
      product_code: product.productCode,
      garment_type: garmentTypes[product.drawing.garment],
      description: product.description,
      name_ur: product.nameUrdu,
      description_ur: product.descriptionUrdu,
      sizes: product.sizes,
      name_engraving: product.nameEngraving,
      published: true,
      ...ratingOf(product.id),
      created_at: product.createdAt,
    })),
  );
  await insertRows(
    client,
    "product_colors",
    products.flatMap(({ id, colors: labels }) =>
      labels.map((label, position) => ({ product_id: id, color_id: idOf(colors, label), position })),
    ),
  );
  await insertRows(
    client,
    "product_fabrics",
    products.flatMap(({ id, fabrics: names }) =>
      names.map((name, position) => ({ product_id: id, fabric_id: idOf(fabrics, name), position })),
    ),
  );
  await insertRows(
    client,
    "product_trouser_options",
    products.flatMap(({ id, trouserOptions }) =>
      trouserOptions.map((name, position) => ({
        id: timeOrderedId(),
        product_id: id,
        name,
        selected: true,
        position,
      })),
    ),
  );
}

/** The garment type (migration `garments-as-data`) of what is drawn. */
const garmentTypes: Record<GarmentKind, string> = {
  set: "set",
  top: "top",
  trousers: "trousers",
  labcoat: "coat",
  tee: "underscrub",
  cap: "cap",
};

function ratingOf(productId: string): { review_count: number; rating_sum: number } {
  const ratings = demoShop.reviews.filter((review) => review.productId === productId);
  return {
    review_count: ratings.length,
    rating_sum: ratings.reduce((sum, review) => sum + review.rating, 0),
  };
}

async function insertReviews(client: pg.ClientBase): Promise<void> {
  const customers = new Map(demoShop.customers.map(({ email }) => [email, randomUUID()]));
  await insertRows(
    client,
    "users",
    demoShop.customers.map(({ name, email }) => ({
      id: idOf(customers, email),
      name,
      email,
      phone: "",
      address: "",
      role: "customer",
      password_hash: null,
      created_at: "2026-01-01T00:00:00Z",
    })),
  );
  await insertRows(
    client,
    "reviews",
    demoShop.reviews.map(({ customer, productId, rating, review, fit, createdAt }) => ({
      id: timeOrderedId(),
      product_id: productId,
      user_id: idOf(customers, customer),
      rating,
      review,
      fit: fit ?? null,
      created_at: createdAt,
      updated_at: createdAt,
    })),
  );
}

async function insertCoupons(client: pg.ClientBase): Promise<void> {
  await insertRows(
    client,
    "coupons",
    demoShop.coupons.map((coupon) => ({
      id: timeOrderedId(),
      code: coupon.code,
      kind: coupon.kind,
      amount: coupon.amount,
      maximum_discount: coupon.maximumDiscount,
      minimum_subtotal: coupon.minimumSubtotal,
      starts_at: coupon.startsAt,
      ends_at: coupon.endsAt,
      usage_limit: null,
      customer_limit: null,
      used_count: 0,
    })),
  );
}
