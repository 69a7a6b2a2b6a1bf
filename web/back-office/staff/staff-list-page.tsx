import { useLoaderData } from "react-router";
import { listStaff, type StaffAccount } from "#contract/staff/staff.ts";
import UserPlus from "#icons/user-plus.mjs";
import Users from "#icons/users.mjs";
import { ListPage } from "#web/back-office/ui/list-page.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { loaderOf } from "../load.ts";
import type { Column } from "../ui/data-table.tsx";
import { When } from "../ui/values.tsx";
import { roleLabels, StaffState } from "./staff-state.tsx";

export const loader = loaderOf(listStaff);

const columns: readonly Column<StaffAccount>[] = [
  { head: "Name", cell: ({ name }) => name },
  { head: "Email", cell: ({ email }) => <span className="wrap-anywhere">{email}</span> },
  { head: "Role", cell: ({ role }) => roleLabels[role].name },
  {
    head: "Second factor",
    cell: ({ hasSecondFactor }) => (hasSecondFactor ? "Set up" : "Not yet"),
    from: "lg",
  },
  {
    head: "Last seen",
    cell: ({ lastSeenAt }) => (lastSeenAt ? <When at={lastSeenAt} /> : "Not recently"),
    isLabelled: true,
  },
  { head: "State", cell: (member) => <StaffState member={member} />, isCardEnd: true },
];

export function Component() {
  const { staff } = useLoaderData<typeof loader>();
  return (
    <ListPage
      title="Staff"
      actions={
        <>
          <ButtonLink look="secondary" to="/staff/rights">
            Rights of each role
          </ButtonLink>
          <ButtonLink to="/staff/new">
            <Icon icon={UserPlus} />
            Add member
          </ButtonLink>
        </>
      }
      caption="Members of staff"
      columns={columns}
      rows={staff}
      keyOf={({ id }) => id}
      linkOf={({ id }) => `/staff/${id}`}
      icon={Users}
      empty="No staff yet"
    />
  );
}
