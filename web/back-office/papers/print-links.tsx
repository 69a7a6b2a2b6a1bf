import { isOfficeRole } from "#contract/values/staff-roles.ts";
import Printer from "#icons/printer.mjs";
import { ButtonLink } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { useStaff } from "../staff/use-staff.ts";
import { ticketsAddress } from "./tickets-address.ts";

type PrintLinksProps = { ids: readonly string[] };

export function PrintLinks({ ids }: PrintLinksProps) {
  const isOffice = isOfficeRole(useStaff().role);
  return (
    <>
      <PrintLink label={ids.length === 1 ? "Job ticket" : "Job tickets"} to={ticketsAddress(ids)} />
      <PackingSlipLink ids={ids} />
      {isOffice && (
        <PrintLink label={ids.length === 1 ? "Invoice" : "Invoices"} to={printAddress("invoices", ids)} />
      )}
    </>
  );
}

export function PackingSlipLink({ ids }: PrintLinksProps) {
  const label = ids.length === 1 ? "Packing slip" : "Packing slips";
  return <PrintLink label={label} to={printAddress("packing-slips", ids)} />;
}

function PrintLink({ label, to }: { label: string; to: string }) {
  return (
    <ButtonLink data-shortcut="print" look="secondary" to={to}>
      <Icon icon={Printer} />
      {label}
    </ButtonLink>
  );
}

function printAddress(paper: "invoices" | "packing-slips", ids: readonly string[]): string {
  return `/${paper}?ids=${ids.join(",")}`;
}
