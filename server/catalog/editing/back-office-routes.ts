import type { FastifyReply } from "fastify";
import * as contract from "#contract/catalog/office-products.ts";
import type { StaffMember } from "#contract/staff/staff.ts";
import { reason } from "#contract/values/reason.ts";
import { sendError, sendFieldError, sendNotFound } from "#server/platform/http/send-error.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import type { Services } from "../../services.ts";
import { mountForStaff } from "../../staff/mount-for-staff.ts";
import { sendStaleError } from "../../staff/send-not-saved.ts";
import { describeRefusal } from "../files/describe-refusal.ts";
import { registerProductFileRoutes } from "../files/file-routes.ts";
import { registerListRoutes } from "../lists/list-routes.ts";
import { copyProduct, deleteProduct, publishProduct } from "./change-product.ts";
import { changeProducts } from "./change-products.ts";
import { listOfficeProducts } from "./list-office-products.ts";
import { makePreviewToken } from "./preview-token.ts";
import type { Refused } from "./product-refused.ts";
import { readOfficeProduct } from "./read-office-product.ts";
import { createProduct, updateProduct } from "./save-product.ts";

export function registerCatalogBackOfficeRoutes(app: ShopApp, services: Services): void {
  const { database, secretKey, search } = services;
  const { kysely } = database;
  const office = (staff: StaffMember) => ({ pool: database.pool, staff });

  mountForStaff(app, contract.listProducts, ({ query }) => listOfficeProducts({ kysely, search }, query));

  mountForStaff(app, contract.getProduct, async ({ query, reply }) => {
    const product = await readOfficeProduct(database.pool, query.id);
    return product ? { product } : sendNotFound(reply, reason("NO_SUCH_PRODUCT"));
  });

  mountForStaff(app, contract.createProduct, async ({ body, staff, reply }) => {
    const result = await createProduct(office(staff), body);
    return result.outcome === "created" ? { id: result.id } : sendProductError(reply, result);
  });

  mountForStaff(app, contract.updateProduct, async ({ body, staff, reply }) => {
    const { id, version, ...fields } = body;
    const result = await updateProduct(office(staff), { id, version }, fields);
    switch (result.outcome) {
      case "updated":
        return { message: "Product saved", id: result.id, version: result.version };
      case "unknown":
        return sendNotFound(reply, reason("NO_SUCH_PRODUCT"));
      case "changed-since":
        return sendStaleError(reply, "this product", result.version);
      default:
        return sendProductError(reply, result);
    }
  });

  mountForStaff(app, contract.copyProduct, async ({ body, staff, reply }) => {
    const result = await copyProduct(office(staff), body.id);
    if (result.outcome === "copied") return { id: result.id };
    return result.outcome === "unknown"
      ? sendNotFound(reply, reason("NO_SUCH_PRODUCT"))
      : sendProductError(reply, result);
  });

  mountForStaff(app, contract.publishProduct, async ({ body, staff, reply }) => {
    const result = await publishProduct(office(staff), body.id, body.isPublished);
    if (result.outcome === "unknown") return sendNotFound(reply, reason("NO_SUCH_PRODUCT"));
    return { message: body.isPublished ? "Product published" : "Product hidden", id: result.id };
  });

  mountForStaff(app, contract.deleteProduct, async ({ body, staff, reply }) => {
    const { outcome } = await deleteProduct(office(staff), body.id);
    if (outcome === "deleted") return { message: "Product deleted" };
    if (outcome === "unknown") return sendNotFound(reply, reason("NO_SUCH_PRODUCT"));
    return sendError(reply, "IN_USE", reason("PRODUCT_WAS_ORDERED"));
  });

  mountForStaff(app, contract.changeProducts, async ({ body, staff }) => ({
    results: await changeProducts(office(staff), body.ids, body.change),
  }));

  mountForStaff(app, contract.previewProduct, async ({ body, reply }) => {
    const product = await readOfficeProduct(database.pool, body.id);
    if (!product) return sendNotFound(reply, reason("NO_SUCH_PRODUCT"));
    const query = new URLSearchParams({ preview: makePreviewToken(secretKey, product.id) });
    return { address: `/selectedItem/${encodeURIComponent(product.id)}?${query}` };
  });

  registerListRoutes(app, services);
  registerProductFileRoutes(app, services);
}

function sendProductError(reply: FastifyReply, refused: Refused): FastifyReply {
  const { field, sentence } = describeRefusal(refused);
  const code = refused.outcome === "code-taken" ? "NAME_TAKEN" : "INVALID";
  return sendFieldError(reply, code, field, sentence);
}
