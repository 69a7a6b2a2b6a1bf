import { z } from "zod";
import { endpoint, messageSuccess } from "#contract/http/endpoint.ts";
import { reason } from "#contract/values/reason.ts";
import { office } from "#contract/values/staff-roles.ts";
import { line, requiredLine, sentence } from "#contract/values/text.ts";
import { fabricOpacities } from "./catalog.ts";

const id = z.uuid();
const rupees = z
  .number(reason("ENTER_AN_AMOUNT_IN_RUPEES"))
  .int(reason("USE_WHOLE_RUPEES"))
  .min(0, reason("ENTER_AN_AMOUNT"));
const amount = rupees.max(10_000_000, reason("CHECK_THE_AMOUNT"));

const used = {
  isUsed: z.boolean(),
};

const urdu = z.string();

const categoryEntry = z.object({ id: z.string(), name: z.string(), urdu, ...used });
const colorEntry = z.object({ id: z.string(), label: z.string(), urdu, value: z.string(), ...used });
const fabricEntry = z.object({
  id: z.string(),
  name: z.string(),
  urdu,
  price: z.number().int(),
  /** Grams of a square metre; null where unknown. */
  weight: z.number().int().nullable(),
  opacity: z.enum(fabricOpacities).nullable(),
  weave: z.string(),
  weaveUrdu: urdu,
  content: z.string(),
  contentUrdu: urdu,
  care: z.string(),
  careUrdu: urdu,
  ...used,
});
const threadEntry = z.object({ id: z.string(), name: z.string(), urdu, value: z.string() });
const sizeChartEntry = z.object({ id: z.string(), name: z.string(), urdu, url: z.string() });
const chargeEntry = z.object({
  id: z.string(),
  name: z.string(),
  amount: z.number().int(),
  isPerPart: z.boolean().nullable(),
  /** Extra charge of a second line below an engraved name; null for another charge. */
  secondLine: z.number().int().nullable(),
});

export const shopLists = z.object({
  categories: z.array(categoryEntry),
  colors: z.array(colorEntry),
  fabrics: z.array(fabricEntry),
  /** Threads for an engraved name besides the one that matches the fabric. */
  threads: z.array(threadEntry),
  sizeCharts: z.array(sizeChartEntry),
  trousers: z.array(z.object({ name: z.string(), urdu })),
  garmentTypes: z.array(z.object({ id: z.string(), name: z.string(), sizes: z.array(z.string()) })),
  charges: z.array(chargeEntry),
});
export type ShopLists = z.infer<typeof shopLists>;

export const getLists = endpoint({
  method: "GET",
  path: "/api/admin/lists/get",
  roles: office,
  summary:
    "Categories, colours, fabrics, threads and size charts in the merchant's order, and the pricing rows.",
  success: { status: 200, body: shopLists },
});

export const listKinds = ["category", "color", "fabric", "thread", "sizeChart"] as const;
export type ListKind = (typeof listKinds)[number];

const which = { id: id.optional() };
const saved = { status: 200, body: z.object({ id: z.string() }) } as const;
const name = requiredLine(60, reason("ENTER_THE_NAME"));
const nameInUrdu = { urdu: line(60).optional() };
const hexColor = z
  .string(reason("CHOOSE_THE_COLOR"))
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, reason("COLOR_AS_HEX"));

export const saveCategory = endpoint({
  method: "POST",
  path: "/api/admin/lists/saveCategory",
  roles: office,
  summary: "Adds or renames a category.",
  body: z.object({ ...which, name, ...nameInUrdu }),
  success: saved,
});

export const saveColor = endpoint({
  method: "POST",
  path: "/api/admin/lists/saveColor",
  roles: office,
  summary: "Adds or changes a colour.",
  body: z.object({ ...which, label: name, ...nameInUrdu, value: hexColor }),
  success: saved,
});

export const saveThread = endpoint({
  method: "POST",
  path: "/api/admin/lists/saveThread",
  roles: office,
  summary: "Adds or changes an embroidery thread.",
  body: z.object({ ...which, name, ...nameInUrdu, value: hexColor }),
  success: saved,
});

export const saveFabric = endpoint({
  method: "POST",
  path: "/api/admin/lists/saveFabric",
  roles: office,
  summary:
    "Adds or changes a fabric with its surcharge and its facts for shoppers; fields left out do not change.",
  body: z.object({
    ...which,
    name,
    ...nameInUrdu,
    price: amount,
    weight: z
      .number(reason("ENTER_WHOLE_GRAMS_OR_NOTHING"))
      .int(reason("ENTER_WHOLE_GRAMS_OR_NOTHING"))
      .min(20, reason("GRAMS_OUT_OF_RANGE"))
      .max(2_000, reason("GRAMS_OUT_OF_RANGE"))
      .nullable()
      .optional(),
    opacity: z.enum(fabricOpacities, reason("CHOOSE_THE_OPACITY")).nullable().optional(),
    weave: sentence(80).optional(),
    weaveUrdu: sentence(80).optional(),
    content: sentence(120).optional(),
    contentUrdu: sentence(120).optional(),
    care: sentence(300).optional(),
    careUrdu: sentence(300).optional(),
  }),
  success: saved,
});

export const saveSizeChart = endpoint({
  method: "POST",
  path: "/api/admin/lists/saveSizeChart",
  roles: office,
  summary: "Adds a size chart, renames it or gives it another picture.",
  body: z.object({
    ...which,
    name,
    ...nameInUrdu,
    /** The value that the upload returned; absent to leave the picture unchanged. */
    base: requiredLine(200, reason("CHOOSE_A_PICTURE")).optional(),
  }),
  success: saved,
});

export const saveTrouserName = endpoint({
  method: "POST",
  path: "/api/admin/lists/saveTrouserName",
  roles: office,
  summary: "Sets the Urdu name of a trouser for all products that have it.",
  body: z.object({ name, urdu: line(60) }),
  success: messageSuccess,
});

export const reorderList = endpoint({
  method: "POST",
  path: "/api/admin/lists/reorder",
  roles: office,
  summary: "Sets the order of a whole list.",
  body: z.object({ list: z.enum(listKinds), ids: z.array(id).min(1, reason("NAME_THE_ENTRIES")).max(1000) }),
  success: messageSuccess,
});

export const deleteListEntry = endpoint({
  method: "POST",
  path: "/api/admin/lists/delete",
  roles: office,
  summary: "Deletes an entry that no product uses.",
  body: z.object({ list: z.enum(listKinds), id }),
  success: messageSuccess,
});

export const saveCharge = endpoint({
  method: "POST",
  path: "/api/admin/lists/saveCharge",
  roles: office,
  summary:
    "Sets the amount of a pricing row; for the custom size also whether each made-to-measure part costs it, for the engraving also the extra charge of a second line.",
  body: z.object({ id, amount, isPerPart: z.boolean().optional(), secondLine: amount.optional() }),
  success: messageSuccess,
});
