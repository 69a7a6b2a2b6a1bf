import { z } from "zod";
import { fabricOpacities } from "../catalog.ts";
import { endpoint } from "../endpoint.ts";
import { line, requiredLine } from "../text.ts";

const id = z.uuid();
const rupees = z.number("Enter an amount in rupees").int("Use whole rupees").min(0, "Enter an amount");
const amount = rupees.max(10_000_000, "Check the amount");

const used = {
  /** A product has it, or a coupon is for it, so it cannot be deleted. */
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
  /** Grams of a square metre; null where nobody has said it. */
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
const sizeChartEntry = z.object({ id: z.string(), name: z.string(), urdu, url: z.string() });
const chargeEntry = z.object({ id: z.string(), name: z.string(), amount: z.number().int() });

export const shopLists = z.object({
  categories: z.array(categoryEntry),
  colors: z.array(colorEntry),
  fabrics: z.array(fabricEntry),
  sizeCharts: z.array(sizeChartEntry),
  /** Every trouser that some product names, and what it is in Urdu; empty where nobody has said it. */
  trousers: z.array(z.object({ name: z.string(), urdu })),
  /** The four pricing rows by position: delivery, name engraving, surgical cap, custom size. */
  charges: z.array(chargeEntry),
});
export type ShopLists = z.infer<typeof shopLists>;

export const getLists = endpoint({
  method: "GET",
  path: "/api/admin/lists/get",
  summary: "What products are made of, in the merchant's order, and the pricing rows.",
  success: { status: 200, body: shopLists },
});

/** The lists that are put in order, added to and taken from. */
export const listKinds = ["category", "color", "fabric", "sizeChart"] as const;
export type ListKind = (typeof listKinds)[number];

/** Absent to add one, given to change one. */
const which = { id: id.optional() };
const saved = { status: 200, body: z.object({ id: z.string() }) } as const;
const done = { status: 200, body: z.object({ message: z.string() }) } as const;
const name = requiredLine(60, "Enter the name");
/** The name in Urdu: empty to show the English one, absent to keep what there is. */
const nameInUrdu = { urdu: line(60).optional() };

export const saveCategory = endpoint({
  method: "POST",
  path: "/api/admin/lists/saveCategory",
  summary: "Adds or renames a category.",
  body: z.object({ ...which, name, ...nameInUrdu }),
  success: saved,
});

export const saveColor = endpoint({
  method: "POST",
  path: "/api/admin/lists/saveColor",
  summary: "Adds or changes a color.",
  body: z.object({
    ...which,
    label: name,
    ...nameInUrdu,
    value: z
      .string("Choose the color")
      .trim()
      .toLowerCase()
      .regex(/^#[0-9a-f]{6}$/, "Write it as #177a84"),
  }),
  success: saved,
});

export const saveFabric = endpoint({
  method: "POST",
  path: "/api/admin/lists/saveFabric",
  summary: "Adds or changes a fabric with its surcharge and what shoppers read of it; what is absent stays.",
  body: z.object({
    ...which,
    name,
    ...nameInUrdu,
    price: amount,
    /** Grams of a square metre. */
    weight: z
      .number("Enter whole grams, or nothing")
      .int("Enter whole grams, or nothing")
      .min(20, "Enter 20 to 2,000 grams")
      .max(2_000, "Enter 20 to 2,000 grams")
      .nullable()
      .optional(),
    opacity: z.enum(fabricOpacities, "Choose the opacity").nullable().optional(),
    weave: line(80).optional(),
    weaveUrdu: line(80).optional(),
    content: line(120).optional(),
    contentUrdu: line(120).optional(),
    care: line(300).optional(),
    careUrdu: line(300).optional(),
  }),
  success: saved,
});

export const saveSizeChart = endpoint({
  method: "POST",
  path: "/api/admin/lists/saveSizeChart",
  summary: "Adds a size chart, renames it or gives it another picture.",
  body: z.object({
    ...which,
    name,
    ...nameInUrdu,
    /** As the upload answered it; absent to keep the picture. */
    base: requiredLine(200, "Choose a picture").optional(),
  }),
  success: saved,
});

export const saveTrouserName = endpoint({
  method: "POST",
  path: "/api/admin/lists/saveTrouserName",
  summary: "Says what a trouser is called in Urdu, for all products that name it.",
  body: z.object({ name, urdu: line(60) }),
  success: done,
});

export const reorderList = endpoint({
  method: "POST",
  path: "/api/admin/lists/reorder",
  summary: "Puts a whole list in order.",
  body: z.object({ list: z.enum(listKinds), ids: z.array(id).min(1, "Name the entries").max(1000) }),
  success: done,
});

export const deleteListEntry = endpoint({
  method: "POST",
  path: "/api/admin/lists/delete",
  summary: "Deletes an entry that no product has.",
  body: z.object({ list: z.enum(listKinds), id }),
  success: done,
});

export const saveCharge = endpoint({
  method: "POST",
  path: "/api/admin/lists/saveCharge",
  summary: "Sets the amount of a pricing row.",
  body: z.object({ id, amount }),
  success: done,
});
