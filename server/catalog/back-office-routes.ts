import type { FastifyReply } from "fastify";
import * as contract from "#contract/back-office/products.ts";
import type { StaffMember } from "#contract/back-office/staff.ts";
import { refuse } from "../plugins/refuse.ts";
import type { Services } from "../services.ts";
import type { ShopApp } from "../shop-app.ts";
import { mountForStaff, officeRoles } from "../staff/mount-for-staff.ts";
import { refuseStale } from "../staff/refuse-stale.ts";
import { copyProduct, deleteProduct, publishProduct } from "./change-product.ts";
import { changeProducts } from "./change-products.ts";
import { registerProductFileRoutes } from "./file-routes.ts";
import { listOfficeProducts } from "./list-office-products.ts";
import { registerListRoutes } from "./list-routes.ts";
import { makePreviewToken } from "./preview-token.ts";
import type { Refused } from "./product-refused.ts";
import { readOfficeProduct } from "./read-office-product.ts";
import { refusalWords } from "./refusal-words.ts";
import { createProduct, updateProduct } from "./save-product.ts";

const forOffice = { roles: officeRoles } as const;

/** Products and what they are made of. */
export function registerCatalogBackOfficeRoutes(app: ShopApp, services: Services): void {
  const { database, secretKey, search } = services;
  const { kysely } = database;
  const office = (staff: StaffMember) => ({ pool: database.pool, staff });

  mountForStaff(app, contract.listProducts, forOffice, ({ query }) =>
    listOfficeProducts({ kysely, search }, query),
  );

  mountForStaff(app, contract.getProduct, forOffice, async ({ query, reply }) => {
    const product = await readOfficeProduct(database.pool, query.id);
    return product ? { product } : refuseUnknown(reply);
  });

  mountForStaff(app, contract.createProduct, forOffice, async ({ body, staff, reply }) => {
    const result = await createProduct(office(staff), body);
    return result.outcome === "created" ? { id: result.id } : refuseProduct(reply, result);
  });

  mountForStaff(app, contract.updateProduct, forOffice, async ({ body, staff, reply }) => {
    const { id, version, ...fields } = body;
    const result = await updateProduct(office(staff), { id, version }, fields);
    switch (result.outcome) {
      case "updated":
        return { message: "Product saved", id: result.id, version: result.version };
      case "unknown":
        return refuseUnknown(reply);
      case "changed-since":
        return refuseStale(reply, "this product", result.version);
      default:
        return refuseProduct(reply, result);
    }
  });

  mountForStaff(app, contract.copyProduct, forOffice, async ({ body, staff, reply }) => {
    const result = await copyProduct(office(staff), body.id);
    if (result.outcome === "copied") return { id: result.id };
    return result.outcome === "unknown" ? refuseUnknown(reply) : refuseProduct(reply, result);
  });

  mountForStaff(app, contract.publishProduct, forOffice, async ({ body, staff, reply }) => {
    const result = await publishProduct(office(staff), body.id, body.isPublished);
    if (result.outcome === "unknown") return refuseUnknown(reply);
    return { message: body.isPublished ? "Product published" : "Product hidden", id: result.id };
  });

  mountForStaff(app, contract.deleteProduct, forOffice, async ({ body, staff, reply }) => {
    const { outcome } = await deleteProduct(office(staff), body.id);
    if (outcome === "deleted") return { message: "Product deleted" };
    if (outcome === "unknown") return refuseUnknown(reply);
    return refuse(reply, "IN_USE", "This product has been ordered, so it stays. Hide it instead.");
  });

  mountForStaff(app, contract.changeProducts, forOffice, async ({ body, staff }) => ({
    results: await changeProducts(office(staff), body.ids, body.change),
  }));

  mountForStaff(app, contract.previewProduct, forOffice, async ({ body, reply }) => {
    const product = await readOfficeProduct(database.pool, body.id);
    if (!product) return refuseUnknown(reply);
    const query = new URLSearchParams({ preview: makePreviewToken(secretKey, product.id) });
    return { address: `/selectedItem/${encodeURIComponent(product.id)}?${query}` };
  });

  registerListRoutes(app, services);
  registerProductFileRoutes(app, services);
}

function refuseUnknown(reply: FastifyReply): FastifyReply {
  return refuse(reply, "NOT_FOUND", "There is no such product.");
}

function refuseProduct(reply: FastifyReply, refused: Refused): FastifyReply {
  const { field, sentence } = refusalWords(refused);
  const code = refused.outcome === "code-taken" ? "NAME_TAKEN" : "INVALID";
  return refuse(reply, code, sentence, { fields: { [field]: sentence } });
}
