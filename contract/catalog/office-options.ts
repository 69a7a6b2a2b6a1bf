import { z } from "zod";
import { endpoint, messageSuccess } from "#contract/http/endpoint.ts";
import { version } from "#contract/http/paging.ts";
import { excludableChoices } from "#contract/options/choose-options.ts";
import { optionKinds } from "#contract/options/invented.ts";
import { reason } from "#contract/values/reason.ts";
import { office, workshop } from "#contract/values/staff-roles.ts";
import { line, requiredLine } from "#contract/values/text.ts";

const charge = z
  .number(reason("ENTER_WHOLE_RUPEES"))
  .int(reason("ENTER_WHOLE_RUPEES"))
  .min(0, reason("ENTER_WHOLE_RUPEES"))
  .max(1_000_000, reason("AT_MOST_A_MILLION_RUPEES"));

const isEachOnce = (values: readonly string[]) =>
  new Set(values.map((value) => value.toLowerCase())).size === values.length;

const value = z.object({
  /** The stored id; empty for a new one, whose id follows from its name. */
  id: line(40),
  name: requiredLine(60, reason("ENTER_THE_NAME")),
  urdu: line(60),
  color: z
    .string()
    .toLowerCase()
    .regex(/^#[0-9a-f]{6}$/, reason("CHOOSE_ITS_COLOR"))
    .nullable(),
  /** The id of an uploaded picture (POST /options/sendPicture); null where there is none. */
  picture: z.uuid(reason("CHOOSE_A_PICTURE_TO_UPLOAD")).nullable().default(null),
  charge,
  isHidden: z.boolean(),
});

const id = requiredLine(40, reason("NAME_THE_OPTION"));

const shape = z.object({
  name: requiredLine(60, reason("ENTER_THE_NAME")),
  urdu: line(60),
  kind: z.enum(optionKinds, reason("CHOOSE_A_KIND")),
  charge,
  /** Rupees once for an order with a picture to set up, regardless of lines and pieces; 0 of another kind. */
  setupCharge: charge,
  isRequired: z.boolean(),
  /** The most characters of a text; null of another kind. */
  maxLength: z
    .number(reason("ENTER_1_TO_100"))
    .int(reason("ENTER_1_TO_100"))
    .min(1, reason("ENTER_1_TO_100"))
    .max(100, reason("ENTER_1_TO_100"))
    .nullable(),
  /** The id of the thread that a text is sewn with; null for the one that matches the fabric. */
  thread: z.uuid(reason("CHOOSE_A_THREAD")).nullable().default(null),
  values: z.array(value).max(40, reason("USE_AT_MOST_40_VALUES")),
  /** Other options by their ids, or a built-in one: `cap`, `name_engraving`, `custom_size`. */
  excludes: z.array(id).max(50).refine(isEachOnce, reason("CHOOSE_EACH_ONCE")),
  garmentTypes: z.array(id).max(100).refine(isEachOnce, reason("CHOOSE_EACH_ONCE")),
  productIds: z
    .array(requiredLine(200, reason("NAME_THE_PRODUCT")))
    .max(500)
    .refine(isEachOnce, reason("CHOOSE_EACH_ONCE")),
  isHidden: z.boolean(),
  /**
   * Whether order tracking, which needs only the order number, shows the choice; never of a text, a length or a
   * picture.
   */
  isTracked: z.boolean(),
  /** Pieces that differ in it are cut apart. */
  isGrouped: z.boolean(),
});
export type OptionFields = z.output<typeof shape>;

const takenNames = [
  "size",
  "color",
  "fabric",
  "trouser",
  "cap",
  "name engraving",
  "second line",
  "engraving thread",
  "category",
  "product code",
  "note",
];

export const optionFields = shape.superRefine((option, context) => {
  const refuse = (path: (string | number)[], message: string) =>
    context.addIssue({ code: "custom", path, message });
  const { kind, maxLength } = option;
  if (takenNames.includes(option.name.toLowerCase())) refuse(["name"], reason("NAME_IS_OF_ANOTHER_CHOICE"));
  if ((kind === "text") !== (maxLength !== null)) refuse(["maxLength"], reason("ENTER_1_TO_100"));
  if (kind === "yes-no" && option.isRequired) refuse(["isRequired"], reason("NO_IS_AN_ANSWER"));
  if (isList(kind) && option.charge > 0) refuse(["charge"], reason("CHARGE_EACH_VALUE"));
  if (kind !== "text" && option.thread !== null) refuse(["thread"], reason("ONLY_TEXTS_HAVE_A_THREAD"));
  if (kind !== "picture" && option.setupCharge > 0)
    refuse(["setupCharge"], reason("ONLY_PICTURES_ARE_SET_UP"));
  checkValues(option, refuse);
});

function isList(kind: OptionFields["kind"]): boolean {
  return kind === "one-of" || kind === "color";
}

function checkValues(
  { kind, values }: OptionFields,
  refuse: (path: (string | number)[], message: string) => void,
): void {
  // A text may have places but needs none.
  if (kind !== "text" && isList(kind) !== values.length > 0) refuse(["values"], reason("NAME_ITS_VALUES"));
  if (!isEachOnce(values.map(({ name }) => name))) refuse(["values"], reason("NAME_EACH_VALUE_ONCE"));
  for (const [index, each] of values.entries()) {
    if (kind === "text" && each.charge > 0) refuse(["values", index, "charge"], reason("CHARGE_THE_TEXT"));
    if ((kind === "color") !== (each.color !== null))
      refuse(["values", index, "color"], reason("CHOOSE_ITS_COLOR"));
  }
}

const officeOption = shape.omit({ productIds: true, values: true }).extend({
  id: z.string(),
  version,
  /** It was ordered: it can be hidden, but no longer deleted. */
  isOrdered: z.boolean(),
  values: z.array(value.extend({ isOrdered: z.boolean() })),
  products: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type OfficeOption = z.infer<typeof officeOption>;

export const excludableBuiltIns = excludableChoices;

const saved = { id: z.string(), version };

export const listOptions = endpoint({
  method: "GET",
  path: "/api/admin/options/list",
  roles: workshop,
  summary:
    "All options of the merchant, including hidden ones, with their values and the products that offer them.",
  success: { status: 200, body: z.object({ options: z.array(officeOption) }) },
});

export const createOption = endpoint({
  method: "POST",
  path: "/api/admin/options/create",
  roles: office,
  summary: "Creates an option. Its id is made from the name and never changes.",
  body: optionFields,
  success: { status: 201, body: z.object(saved) },
});

export const updateOption = endpoint({
  method: "POST",
  path: "/api/admin/options/update",
  roles: office,
  summary:
    "Replaces an option, unless it has changed since it was read. A value that was ordered can be hidden, not removed.",
  body: optionFields.and(z.object({ id, version })),
  success: { status: 200, body: z.object(saved) },
});

export const reorderOptions = endpoint({
  method: "POST",
  path: "/api/admin/options/reorder",
  roles: office,
  summary: "Sets the order of all options on products and papers.",
  body: z.object({ ids: z.array(id).min(1, reason("NAME_THE_ENTRIES")).max(1000) }),
  success: messageSuccess,
});

export const deleteOption = endpoint({
  method: "POST",
  path: "/api/admin/options/delete",
  roles: office,
  summary: "Deletes an option that was never ordered.",
  body: z.object({ id }),
  success: messageSuccess,
});
