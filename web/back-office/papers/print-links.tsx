import Printer from "#icons/printer.mjs";
import { ButtonLink } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { useStaff } from "../staff/use-staff.ts";
import { ticketsAddress } from "./tickets-address.ts";

export function PrintLinks({ ids }: { ids: readonly string[] }) {
  const isOffice = useStaff().role !== "workshop";
  const links = [
    { label: "Job tickets", to: ticketsAddress(ids) },
    { label: "Packing slips", to: printAddress("packing-slips", ids) },
    ...(isOffice ? [{ label: "Invoices", to: printAddress("invoices", ids) }] : []),
  ];
  return links.map(({ label, to }) => (
    <ButtonLink key={label} data-shortcut="print" look="secondary" to={to}>
      <Icon icon={Printer} />
      {ids.length === 1 ? label.replace(/s$/, "") : label}
    </ButtonLink>
  ));
}

function printAddress(paper: "invoices" | "packing-slips", ids: readonly string[]): string {
  return `/${paper}?ids=${ids.join(",")}`;
}
