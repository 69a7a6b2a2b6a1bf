import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { StaffAccount } from "#contract/staff/staff.ts";
import { listStaff } from "#contract/staff/staff.ts";
import UserPlus from "#icons/user-plus.mjs";
import Users from "#icons/users.mjs";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { answerOf } from "../answer-of.ts";
import { callApi } from "../api.ts";
import { type Column, DataTable } from "../ui/data-table.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { When } from "../ui/when.tsx";
import { roleWords } from "./role-words.ts";
import { StaffState } from "./staff-state.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  return answerOf(await callApi(listStaff), request);
}

const columns: readonly Column<StaffAccount>[] = [
  { head: "Name", cell: ({ name }) => name },
  { head: "Email", cell: ({ email }) => <span className="wrap-anywhere">{email}</span> },
  { head: "Role", cell: ({ role }) => roleWords[role].name },
  {
    head: "Second factor",
    cell: ({ hasSecondFactor }) => (hasSecondFactor ? "Set up" : "Not yet"),
    from: "lg",
  },
  {
    head: "Last seen",
    cell: ({ lastSeenAt }) => (lastSeenAt ? <When at={lastSeenAt} /> : "Not lately"),
    isLabelled: true,
  },
  { head: "State", cell: (member) => <StaffState member={member} />, isCardEnd: true },
];

export function Component() {
  const { staff } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title="Staff"
        actions={
          <ButtonLink to="/staff/new">
            <Icon icon={UserPlus} />
            Add member
          </ButtonLink>
        }
      />
      <DataTable
        caption="Members of staff"
        columns={columns}
        rows={staff}
        keyOf={({ id }) => id}
        linkOf={({ id }) => `/staff/${id}`}
        empty={<EmptyState icon={Users} title="Nobody works here yet" />}
      />
    </>
  );
}
