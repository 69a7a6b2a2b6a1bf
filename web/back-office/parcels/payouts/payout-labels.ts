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
    todo: "Its net is not its amount less fees and taxes, so it is not entered. Ask the courier.",
  },
  "noted-by-hand": {
    title: "Cash noted by hand",
    todo: "Somebody has noted this cash already, so it is not entered again. Take it back in the order to enter what the statement says.",
  },
  twice: { title: "Twice", todo: "It stands in the file twice or in another statement. It is entered once." },
  short: { title: "Too little", todo: "Entered, and something is still to be paid for the order." },
  over: {
    title: "Too much",
    todo: "Entered, and more than the order came to: the customer is owed the rest.",
  },
  "not-delivered": {
    title: "Not noted as delivered",
    todo: "Entered, but the order does not count as delivered yet.",
  },
  returned: {
    title: "Came back",
    todo: "The courier charges for bringing it back; the charge stands in the ledger and is written off.",
  },
};

/** Formats hundredths of a rupee: `Rs. 2,299.50`, or without decimals where they are zero. */
export function describePaisa(paisa: number): string {
  const rupees = Math.trunc(Math.abs(paisa) / 100).toLocaleString("en");
  const hundredths = Math.abs(paisa) % 100;
  const fraction = hundredths === 0 ? "" : `.${String(hundredths).padStart(2, "0")}`;
  return `${paisa < 0 ? "-" : ""}Rs. ${rupees}${fraction}`;
}
