import type { FastifyReply } from "fastify";
import type { StaffMember } from "#contract/back-office/staff.ts";
import * as contract from "#contract/back-office/stock.ts";
import { refuse } from "../plugins/refuse.ts";
import type { Services } from "../services.ts";
import type { ShopApp } from "../shop-app.ts";
import { mountForStaff, officeRoles } from "../staff/mount-for-staff.ts";
import { correctStock, startStock, stopStock } from "./change-stock.ts";
import { readStock } from "./read-stock.ts";

const forOffice = { roles: officeRoles } as const;
const otherSizes = "The sizes of this product have changed. Load the page again.";

/** The pieces of a product, where the merchant keeps stock of it. */
export function registerStockBackOfficeRoutes(app: ShopApp, { database }: Pick<Services, "database">): void {
  const office = (staff: StaffMember) => ({ pool: database.pool, staff });

  mountForStaff(app, contract.getStock, forOffice, async ({ query, reply }) => {
    const product = await readStock(database.pool, query.id);
    return product ? { product } : refuseUnknown(reply);
  });

  mountForStaff(app, contract.startStock, forOffice, async ({ body, staff, reply }) => {
    const result = await startStock(office(staff), body.id, body.sizes);
    switch (result.outcome) {
      case "changed":
        return { stock: result.stock };
      case "unknown":
        return refuseUnknown(reply);
      case "kept-already":
        return refuse(reply, "IN_USE", "Stock of this product is kept already. Load the page again.");
      case "wrong-sizes":
        return refuse(reply, "INVALID", otherSizes);
    }
  });

  mountForStaff(app, contract.stopStock, forOffice, async ({ body, staff, reply }) => {
    const { outcome } = await stopStock(office(staff), body.id);
    // Stopped by somebody else is stopped.
    return outcome === "unknown" ? refuseUnknown(reply) : { message: "Sewn to order" };
  });

  mountForStaff(app, contract.correctStock, forOffice, async ({ body, staff, reply }) => {
    const result = await correctStock(office(staff), body.id, body.reason, body.changes);
    switch (result.outcome) {
      case "changed":
        return { stock: result.stock };
      case "unknown":
        return refuse(reply, "NOT_FOUND", "No stock is kept of this product any more.");
      case "wrong-sizes":
        return refuse(reply, "INVALID", otherSizes);
      case "too-few": {
        const { size, left } = result;
        const sentence = `Of ${size} there ${left === 1 ? "is 1 piece" : `are ${left} pieces`} left.`;
        const index = body.changes.findIndex((change) => change.size === size);
        return refuse(reply, "OUT_OF_STOCK", sentence, { fields: { [`changes.${index}.change`]: sentence } });
      }
    }
  });
}

function refuseUnknown(reply: FastifyReply): FastifyReply {
  return refuse(reply, "NOT_FOUND", "There is no such product.");
}
