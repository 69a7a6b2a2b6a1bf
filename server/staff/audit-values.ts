import { formatRupees } from "#contract/values/money.ts";

export type AuditedFields = Readonly<Record<string, unknown>>;
/** The name that an id has now; ids without one stay. */
export type NameOf = (id: string) => string;

const fieldWords = new Map([
  ["categoryId", "category"],
  ["colorIds", "colours"],
  ["colors", "colours"],
  ["fabricIds", "fabrics"],
  ["relatedIds", "related products"],
  ["related", "related products"],
  ["name_ur", "name in Urdu"],
  ["nameUrdu", "name in Urdu"],
  ["label", "name"],
  ["label_ur", "name in Urdu"],
  ["value", "colour"],
  ["saleOffer", "sale price"],
  ["saleStartsAt", "start of the sale"],
  ["saleEndsAt", "end of the sale"],
  ["hsCode", "HS code"],
  ["name_engraving", "name engraving"],
  ["isPublished", "in the shop"],
  ["is_per_part", "charge for each part"],
  ["second_line", "second line"],
  ["isActive", "access"],
  ["isOn", "switched on"],
]);

const moneyFields =
  /^(?:price|saleOffer|amount|fee|collects|surcharge|charge|second_line|.*(?:From|Charge|Amount))$/;
const moment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const clock = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Asia/Karachi",
  dateStyle: "medium",
  timeStyle: "short",
});

/** The word for a field on screen: `saleOffer` is "sale price". */
export function fieldWord(field: string): string {
  return (
    fieldWords.get(field) ??
    field
      .replace(/^is(?=[A-Z])|(?<=.)Id$/g, "")
      .replace(/_/g, " ")
      .replace(/([a-z])([A-Z])/g, "$1 $2")
      .toLowerCase()
  );
}

/** A value of a field as a person reads it: amounts in rupees, ids by their names, yes and no. */
export function valueWord(field: string, value: unknown, nameOf: NameOf): string {
  if (value === null || value === undefined || value === "") return "empty";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return moneyFields.test(field) ? formatRupees(value) : String(value);
  if (typeof value === "string") return moment.test(value) ? clock.format(new Date(value)) : nameOf(value);
  if (Array.isArray(value))
    return value.length === 0 ? "none" : value.map((each) => valueWord(field, each, nameOf)).join(", ");
  return Object.entries(value)
    .map(([key, inner]) => `${fieldWord(key)} ${valueWord(key, inner, nameOf)}`)
    .join(", ");
}
