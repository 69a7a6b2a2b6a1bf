import { capitalize } from "#contract/values/capitalize.ts";

export const subjectKinds = [
  { value: "staff", label: "Staff" },
  { value: "device", label: "Workshop tablets" },
  { value: "order", label: "Orders" },
  { value: "payout", label: "Payouts" },
  { value: "customer", label: "Customers" },
  { value: "product", label: "Products" },
  { value: "stock", label: "Stock" },
  { value: "cloth", label: "Fabric list" },
  { value: "import", label: "Imports" },
  { value: "export", label: "Exports" },
  { value: "picture", label: "Pictures" },
  { value: "category", label: "Categories" },
  { value: "color", label: "Colors" },
  { value: "fabric", label: "Fabrics" },
  { value: "thread", label: "Threads" },
  { value: "sizeChart", label: "Size charts" },
  { value: "charge", label: "Pricing" },
  { value: "coupon", label: "Coupons" },
  { value: "synonyms", label: "Search words" },
  { value: "review", label: "Reviews" },
  { value: "message", label: "Messages" },
  { value: "mail", label: "Mails" },
  { value: "settings", label: "Settings" },
];

export function actionWords(action: string): string {
  const verb = action.split(".").at(-1) ?? action;
  return capitalize(verb.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase());
}
