import type { FastifyReply } from "fastify";
import * as contract from "#contract/back-office/lists.ts";
import type { StaffMember } from "#contract/back-office/staff.ts";
import { findUpload } from "../pictures/find-upload.ts";
import { refuse } from "../plugins/refuse.ts";
import type { Services } from "../services.ts";
import type { ShopApp } from "../shop-app.ts";
import { mountForStaff, officeRoles } from "../staff/mount-for-staff.ts";
import { readLists } from "./read-lists.ts";
import { refreshStaleSearch } from "./refresh-stale-search.ts";
import {
  deleteListEntry,
  type ListEntry,
  reorderList,
  saveCharge,
  saveListEntry,
  saveTrouserName,
} from "./save-list-entry.ts";

const forOffice = { roles: officeRoles } as const;

/** Categories, colors, fabrics, size charts and the pricing rows. */
export function registerListRoutes(app: ShopApp, { database, failures }: Services): void {
  const { pool } = database;
  const words = failures.watch("search-words");
  const office = (staff: StaffMember) => ({ pool, staff });

  mountForStaff(app, contract.getLists, forOffice, () => readLists(pool));

  async function save(staff: StaffMember, reply: FastifyReply, entry: ListEntry, id: string | undefined) {
    const result = await saveListEntry(office(staff), entry, id);
    if (result.outcome === "unknown") return refuseUnknown(reply);
    if (result.outcome === "name-taken") {
      const sentence = "There is one with this name already.";
      const field = entry.list === "color" ? "label" : "name";
      return refuse(reply, "NAME_TAKEN", sentence, { fields: { [field]: sentence } });
    }
    // Searches follow a moment later; housekeeping makes up for what fails here.
    if (id !== undefined) void refreshStaleSearch({ pool }).then(words.over, words.met);
    return { id: result.id };
  }

  mountForStaff(app, contract.saveCategory, forOffice, ({ body: { id, urdu, ...facts }, staff, reply }) =>
    save(staff, reply, { list: "category", facts: { ...facts, ...inUrdu(urdu) } }, id),
  );
  mountForStaff(app, contract.saveColor, forOffice, ({ body: { id, urdu, ...facts }, staff, reply }) =>
    save(
      staff,
      reply,
      { list: "color", facts: { ...facts, ...(urdu === undefined ? {} : { label_ur: urdu }) } },
      id,
    ),
  );
  mountForStaff(app, contract.saveFabric, forOffice, ({ body, staff, reply }) => {
    const { id, name, urdu, price, ...facts } = body;
    const { weight, opacity, weave, weaveUrdu, content, contentUrdu, care, careUrdu } = facts;
    const columns = {
      ...{ name, name_ur: urdu, price, grams: weight, opacity, weave, weave_ur: weaveUrdu },
      ...{ content, content_ur: contentUrdu, care, care_ur: careUrdu },
    };
    return save(staff, reply, { list: "fabric", facts: { ...withoutAbsent(columns), name, price } }, id);
  });

  mountForStaff(app, contract.saveSizeChart, forOffice, async ({ body, staff, reply }) => {
    const { id, name, urdu, base } = body;
    const upload = base === undefined ? undefined : await findUpload(pool, base);
    if (!upload && (base !== undefined || id === undefined)) {
      const sentence = "Choose a picture";
      return refuse(reply, "INVALID", sentence, { fields: { base: sentence } });
    }
    return save(staff, reply, { list: "sizeChart", facts: { name, ...inUrdu(urdu), ...upload } }, id);
  });

  mountForStaff(app, contract.saveTrouserName, forOffice, async ({ body: { name, urdu }, staff }) => {
    await saveTrouserName(office(staff), name, urdu);
    void refreshStaleSearch({ pool }).then(words.over, words.met);
    return { message: "Saved" };
  });

  mountForStaff(app, contract.reorderList, forOffice, async ({ body, staff }) => {
    await reorderList(office(staff), body.list, body.ids);
    return { message: "Order saved" };
  });

  mountForStaff(app, contract.deleteListEntry, forOffice, async ({ body, staff, reply }) => {
    const { outcome } = await deleteListEntry(office(staff), body.list, body.id);
    if (outcome === "deleted") return { message: "Deleted" };
    return outcome === "unknown"
      ? refuseUnknown(reply)
      : refuse(reply, "IN_USE", "Products or coupons have it. Take it from them first.");
  });

  mountForStaff(app, contract.saveCharge, forOffice, async ({ body, staff, reply }) => {
    const { outcome } = await saveCharge(office(staff), body.id, body.amount);
    return outcome === "saved" ? { message: "Amount saved" } : refuseUnknown(reply);
  });
}

/** What is not said stays. */
function inUrdu(urdu: string | undefined): { name_ur?: string } {
  return urdu === undefined ? {} : { name_ur: urdu };
}

function refuseUnknown(reply: FastifyReply): FastifyReply {
  return refuse(reply, "NOT_FOUND", "There is no such entry.");
}

type Present<Columns> = { [Name in keyof Columns]?: Exclude<Columns[Name], undefined> };

function withoutAbsent<Columns extends object>(columns: Columns): Present<Columns> {
  const present = Object.entries(columns).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present) as Present<Columns>;
}
