import type { FastifyReply } from "fastify";
import type { z } from "zod";
import type { Product, ProductFacets } from "#contract/catalog/catalog.ts";
import * as catalog from "#contract/catalog/catalog.ts";
import { getAllGarmentTypes } from "#contract/catalog/garments.ts";
import { getPricing } from "#contract/money/pricing.ts";
import { reason } from "#contract/values/reason.ts";
import type { Database } from "#database/connect.ts";
import { read } from "#database/query.ts";
import { VersionedCache } from "#server/platform/cache/versioned-cache.ts";
import { answerFromCache } from "#server/platform/http/direct-calls.ts";
import { mount, mountCached } from "#server/platform/http/mount.ts";
import { sendNotFound } from "#server/platform/http/send-error.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import type { Services } from "../services.ts";
import { isPreviewToken } from "./editing/preview-token.ts";
import { findProduct } from "./find-product.ts";
import { listGarmentTypes } from "./garment-types/list-garment-types.ts";
import { listProducts } from "./list-products.ts";
import {
  listCategories,
  listCharges,
  listColors,
  listFabrics,
  listSizePictures,
} from "./lists/lookup-lists.ts";
import { readProducts } from "./read-products.ts";

/** One entry is a number and its filters. */
const maxTotals = 5_000;
/** One entry takes some 4 kB. */
const maxFacets = 1_000;

const reads = { limits: ["reads"] } as const;

export function registerCatalogRoutes(app: ShopApp, services: Services): void {
  const { shownDatabase: database, responseCache, catalogVersion, search, secretKey } = services;
  const listed = {
    database,
    search,
    counts: {
      totals: new VersionedCache<number>(catalogVersion, { maxEntries: maxTotals }),
      facets: new VersionedCache<ProductFacets>(catalogVersion, { maxEntries: maxFacets }),
    },
  };
  for (const endpoint of [catalog.getProducts, catalog.getProductsByGet])
    mountCached(app, endpoint, reads, ({ query }) =>
      responseCache.get(endpoint, JSON.stringify(query), () => listProducts(listed, query)),
    );

  const keptProduct = (id: string) => {
    const find = async () => {
      const product = await findProduct(database, id);
      return product && { product };
    };
    return responseCache.get(catalog.getProductById, id, find, ({ product }) => [
      `c:${product.category}`,
      ...[product, ...product.relatedProducts].map((shown) => `p:${shown.id}`),
    ]);
  };
  answerFromCache(app, catalog.getProductById, async ({ body: { id, preview } }) =>
    preview === undefined ? keptProduct(id) : undefined,
  );
  const anyone = { ...reads, access: "anyone" } as const;
  const answerProduct = async (asked: z.output<typeof catalog.getProductById.body>, reply: FastifyReply) => {
    const { id, preview } = asked;
    if (preview !== undefined && isPreviewToken(secretKey, id, preview)) {
      const product = await findProduct(services.database, id, true);
      if (product) return reply.header("cache-control", "no-store").send({ product });
    }
    return (await keptProduct(id)) ?? sendNotFound(reply, reason("PRODUCT_NOT_IN_SHOP"));
  };
  mount(app, catalog.getProductById, anyone, ({ body, reply }) => answerProduct(body, reply));
  mount(app, catalog.getProductByIdByGet, anyone, ({ query, reply }) => answerProduct(query, reply));

  const lists = [
    [catalog.getLatestProducts, latestProducts],
    [catalog.getLatestProductsByGet, latestProducts],
    [catalog.getAllCategories, listCategories],
    [catalog.getAllColors, listColors],
    [catalog.getAllFabrics, listFabrics],
    [getAllGarmentTypes, listGarmentTypes],
    [catalog.getAllSizePictures, listSizePictures],
    [catalog.getAllSizePicturesByGet, listSizePictures],
    [getPricing, listCharges],
  ] as const;
  for (const [endpoint, list] of lists) {
    // A checkout needs the charges, so they get its priority.
    const work = endpoint === getPricing ? "orders" : "browsing";
    // These charges do not depend on any product.
    const tagsOf = endpoint === getPricing ? () => [] : undefined;
    mountCached(app, endpoint, { ...reads, work }, () =>
      responseCache.get(endpoint, "", () => list(database), tagsOf),
    );
  }
}

const latestLimit = 10;

async function latestProducts(database: Database): Promise<Product[]> {
  const rows = await read(database.pool)<{ id: string }>`
    select id from products where published order by created_at desc, id limit ${latestLimit}`;
  return readProducts(
    database.pool,
    rows.map((row) => row.id),
  );
}
