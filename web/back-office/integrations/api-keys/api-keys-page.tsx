import { useLoaderData, useRevalidator } from "react-router";
import { type ApiKey, listKeys, revokeKey } from "#contract/integrations/api-keys.ts";
import KeyRound from "#icons/key-round.mjs";
import { callApi } from "#web/back-office/api.ts";
import { loaderOf } from "#web/back-office/load.ts";
import { ConfirmButton } from "#web/back-office/ui/confirm-button.tsx";
import type { Column } from "#web/back-office/ui/data-table.tsx";
import { ListPage } from "#web/back-office/ui/list-page.tsx";
import { StatusBadge } from "#web/back-office/ui/status-badge.tsx";
import { When } from "#web/back-office/ui/values.tsx";
import { toastSuccess } from "#web/ui/toast.ts";
import { rightLabels } from "./key-rights.ts";
import { NewKey } from "./new-key.tsx";

export const loader = loaderOf(listKeys);

const columns: readonly Column<ApiKey>[] = [
  { head: "Key", cell: ({ name }) => <span className="wrap-anywhere">{name}</span> },
  { head: "Begins with", cell: ({ prefix }) => <code>{prefix}</code>, isLabelled: true },
  {
    head: "May",
    cell: ({ rights }) => rights.map((right) => rightLabels[right]).join(", "),
    isLabelled: true,
  },
  {
    head: "Last used",
    cell: ({ lastUsedAt }) => (lastUsedAt ? <When at={lastUsedAt} /> : "Never"),
    isLabelled: true,
  },
  {
    head: "State",
    cell: ({ isRevoked }) => (
      <StatusBadge tone={isRevoked ? "cancelled" : "delivered"}>
        {isRevoked ? "Revoked" : "Valid"}
      </StatusBadge>
    ),
    isCardEnd: true,
  },
  { head: "Access", cell: (key) => <Revoke apiKey={key} /> },
];

export function Component() {
  const { keys } = useLoaderData<typeof loader>();
  return (
    <ListPage
      title="API keys"
      above={<NewKey />}
      columns={columns}
      rows={keys}
      keyOf={({ id }) => id}
      icon={KeyRound}
      empty="There is no key yet"
    />
  );
}

function Revoke({ apiKey: { id, name, isRevoked } }: { apiKey: ApiKey }) {
  const { revalidate } = useRevalidator();
  if (isRevoked) return null;
  return (
    <ConfirmButton
      label="Revoke"
      title={`Revoke ${name}?`}
      text="Tools with this key are refused from now on. This cannot be undone."
      keepLabel="Keep it"
      confirmLabel="Revoke"
      busyLabel="Revoking..."
      onConfirm={async () => {
        const result = await callApi(revokeKey, { body: { id } });
        if (!result.ok) return result;
        await revalidate();
        toastSuccess("Revoked");
      }}
    />
  );
}
