import type { FastifyReply } from "fastify";
import * as contract from "#contract/catalog/lists.ts";
import type { StaffMember } from "#contract/staff/staff.ts";
import { reason } from "#contract/values/reason.ts";
import { sendError, sendFieldError, sendNotFound } from "#server/platform/http/send-error.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import { findUpload } from "../../pictures/find-upload.ts";
import type { Services } from "../../services.ts";
import { mountForStaff } from "../../staff/mount-for-staff.ts";
import { refreshStaleSearch } from "../refresh-stale-search.ts";
import { readLists } from "./read-lists.ts";
import {
  deleteListEntry,
  type ListEntry,
  reorderList,
  saveCharge,
  saveListEntry,
  saveTrouserName,
} from "./save-list-entry.ts";

export function registerListRoutes(app: ShopApp, { database, failures }: Services): void {
  const { pool } = database;
  const words = failures.watch("search-words");
  const office = (staff: StaffMember) => ({ pool, staff });

  mountForStaff(app, contract.getLists, () => readLists(pool));

  async function save(staff: StaffMember, reply: FastifyReply, entry: ListEntry, id: string | undefined) {
    const result = await saveListEntry(office(staff), entry, id);
    if (result.outcome === "unknown") return sendNotFound(reply, reason("NO_SUCH_ENTRY"));
    if (result.outcome === "name-taken") {
      const sentence = reason("LIST_NAME_TAKEN");
      const field = entry.list === "color" ? "label" : "name";
      return sendFieldError(reply, "NAME_TAKEN", field, sentence);
    }
    // The search index follows a moment later; housekeeping repeats what fails here.
    if (id !== undefined) void refreshStaleSearch({ pool }).then(words.over, words.met);
    return { id: result.id };
  }

  mountForStaff(app, contract.saveCategory, ({ body: { id, urdu, ...values }, staff, reply }) =>
    save(staff, reply, { list: "category", values: { ...values, ...inUrdu(urdu) } }, id),
  );
  mountForStaff(app, contract.saveColor, ({ body: { id, urdu, ...values }, staff, reply }) =>
    save(
      staff,
      reply,
      { list: "color", values: { ...values, ...(urdu === undefined ? {} : { label_ur: urdu }) } },
      id,
    ),
  );
  mountForStaff(app, contract.saveThread, ({ body: { id, urdu, ...values }, staff, reply }) =>
    save(staff, reply, { list: "thread", values: { ...values, ...inUrdu(urdu) } }, id),
  );
  mountForStaff(app, contract.saveFabric, ({ body, staff, reply }) => {
    const { id, name, urdu, price, ...values } = body;
    const { weight, opacity, weave, weaveUrdu, content, contentUrdu, care, careUrdu } = values;
    const columns = {
      name,
      name_ur: urdu,
      price,
      grams: weight,
      opacity,
      weave,
      weave_ur: weaveUrdu,
      content,
      content_ur: contentUrdu,
      care,
      care_ur: careUrdu,
    };
    return save(staff, reply, { list: "fabric", values: { ...withoutAbsent(columns), name, price } }, id);
  });

  mountForStaff(app, contract.saveSizeChart, async ({ body, staff, reply }) => {
    const { id, name, urdu, base } = body;
    const upload = base === undefined ? undefined : await findUpload(pool, base);
    if (!upload && (base !== undefined || id === undefined)) {
      return sendFieldError(reply, "INVALID", "base", reason("CHOOSE_A_PICTURE"));
    }
    return save(staff, reply, { list: "sizeChart", values: { name, ...inUrdu(urdu), ...upload } }, id);
  });

  mountForStaff(app, contract.saveTrouserName, async ({ body: { name, urdu }, staff }) => {
    await saveTrouserName(office(staff), name, urdu);
    void refreshStaleSearch({ pool }).then(words.over, words.met);
    return { message: "Saved" };
  });

  mountForStaff(app, contract.reorderList, async ({ body, staff }) => {
    await reorderList(office(staff), body.list, body.ids);
    return { message: "Order saved" };
  });

  mountForStaff(app, contract.deleteListEntry, async ({ body, staff, reply }) => {
    const { outcome } = await deleteListEntry(office(staff), body.list, body.id);
    if (outcome === "deleted") return { message: "Deleted" };
    return outcome === "unknown"
      ? sendNotFound(reply, reason("NO_SUCH_ENTRY"))
      : sendError(reply, "IN_USE", reason("LIST_ENTRY_IN_USE"));
  });

  mountForStaff(app, contract.saveCharge, async ({ body, staff, reply }) => {
    const { outcome } = await saveCharge(office(staff), body.id, body);
    return outcome === "saved" ? { message: "Amount saved" } : sendNotFound(reply, reason("NO_SUCH_ENTRY"));
  });
}

function inUrdu(urdu: string | undefined): { name_ur?: string } {
  return urdu === undefined ? {} : { name_ur: urdu };
}

type Present<Columns> = { [Name in keyof Columns]?: Exclude<Columns[Name], undefined> };

function withoutAbsent<Columns extends object>(columns: Columns): Present<Columns> {
  const present = Object.entries(columns).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present) as Present<Columns>;
}
