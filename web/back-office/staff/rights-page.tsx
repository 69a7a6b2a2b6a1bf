import { useLoaderData } from "react-router";
import type { CallOutput } from "#contract/http/endpoint.ts";
import { listRights, type RightArea } from "#contract/staff/rights.ts";
import { staffRoles } from "#contract/values/staff-roles.ts";
import ShieldCheck from "#icons/shield-check.mjs";
import { loaderOf } from "#web/back-office/load.ts";
import type { Column } from "#web/back-office/ui/data-table.tsx";
import { ListPage } from "#web/back-office/ui/list-page.tsx";
import { roleLabels } from "./staff-state.tsx";

export const loader = loaderOf(listRights);

type Row = CallOutput<typeof listRights>["areas"][number];

const areaLabels: Record<RightArea, string> = {
  today: "Today: open work and the figures of the shop",
  orders: "Take, edit, confirm and cancel orders",
  readOrders: "Read orders",
  sendByHand: "Send with another courier, by hand",
  exports: "Save orders, products, stock and books as files",
  money: "Payments, refunds, payouts and books",
  invoices: "Invoices",
  workshop: "Job tickets, cutting list and embroidery list",
  startUnpaid: "Start work before the payment",
  fabric: "Fabric on the shelf",
  countFabric: "Count and receive fabric",
  repairs: "Repairs",
  packing: "Pack and book: orders to send, without money",
  slips: "Packing slips",
  parcels: "Parcels: book, labels, load sheets, failed deliveries",
  checkInWithFee: "Check in returned orders with a return fee",
  returns: "Returns, exchanges and alterations",
  catalogue: "Products, prices, stock, coupons and reviews",
  readOptions: "Read the options of garments",
  customers: "Customers",
  inbox: "Messages, mails and text messages",
  staff: "Staff and tablets",
  audit: "Audit log",
  integrations: "API keys and webhooks",
  settings: "Settings",
  openShop: "Close and open the shop",
  ownPassword: "Their own password",
};

const levelLabels: Record<Row["levels"]["owner"], string> = {
  all: "Yes",
  part: "In part",
  read: "Reads only",
  none: "No",
};

const columns: readonly Column<Row>[] = [
  { head: "May", cell: ({ area }) => areaLabels[area] },
  ...staffRoles.map(
    (role): Column<Row> => ({
      head: roleLabels[role].name,
      cell: ({ levels }) => (
        <span className={levels[role] === "none" ? "text-slate" : "font-[560]"}>
          {levelLabels[levels[role]]}
        </span>
      ),
      isLabelled: true,
    }),
  ),
];

export function Component() {
  const { areas } = useLoaderData<typeof loader>();
  return (
    <ListPage
      title="Rights"
      crumbs={[{ label: "Staff", to: "/staff" }]}
      above={
        <p className="mb-4 max-w-180 text-slate">
          Each member of staff has one role. The server enforces this table on every page. A packer sees the
          amount that a rider collects, and no other amount.
        </p>
      }
      caption="Rights of each role"
      columns={columns}
      rows={areas}
      keyOf={({ area }) => area}
      icon={ShieldCheck}
      empty="No rights"
    />
  );
}
