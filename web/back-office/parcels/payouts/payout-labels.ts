import type { ExceptionList } from "#contract/parcels/payouts.ts";

type ListLabels = { title: string; todo: string };

/** Title and instruction of each list of exceptions, in display order. */
export const listLabels: Record<ExceptionList, ListLabels> = {
  unknown: {
    title: "Unknown number",
    todo: "No order, or more than one, has this consignment number. Correct the dispatch of the order: the row is entered with the next statement.",
  },
  "does-not-add": {
    title: "Does not add up",
    todo: "The net amount is not the amount less fees and taxes, so it is not entered. Ask the courier.",
  },
  "noted-by-hand": {
    title: "Cash entered by hand",
    todo: "This cash was already entered by hand, so it is not entered again. Undo it in the order to enter the amount of the statement.",
  },
  twice: { title: "Twice", todo: "It is in the file twice or in another statement. It is entered once." },
  short: { title: "Too little", todo: "Entered, and the order still has a balance." },
  over: {
    title: "Too much",
    todo: "Entered, and more than the total of the order: the excess is owed to the customer.",
  },
  "not-delivered": {
    title: "Not marked as delivered",
    todo: "Entered, but the order does not count as delivered yet.",
  },
  returned: {
    title: "Returned",
    todo: "The courier charges for the return; the charge is entered and written off.",
  },
};

/** Formats hundredths of a rupee: `Rs. 2,299.50`, or without decimals where they are zero. */
export function describePaisa(paisa: number): string {
  const rupees = Math.trunc(Math.abs(paisa) / 100).toLocaleString("en");
  const hundredths = Math.abs(paisa) % 100;
  const fraction = hundredths === 0 ? "" : `.${String(hundredths).padStart(2, "0")}`;
  return `${paisa < 0 ? "-" : ""}Rs. ${rupees}${fraction}`;
}
