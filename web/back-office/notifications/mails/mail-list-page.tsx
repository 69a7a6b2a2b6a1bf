import { listMails, type OfficeMail } from "#contract/notifications/mails.ts";
import Mail from "#icons/mail.mjs";
import type { Column } from "#web/back-office/ui/data-table.tsx";
import { listOf } from "#web/back-office/ui/list-page.tsx";
import { Typed, When } from "#web/back-office/ui/values.tsx";
import { MailStateBadge, mailKind, mailStateOptions } from "./mail-labels.tsx";

const list = listOf(listMails);
export const { loader } = list;

const columns: readonly Column<OfficeMail>[] = [
  { head: "Mail", cell: ({ kind }) => mailKind(kind) },
  { head: "To", cell: ({ recipient }) => <Typed text={recipient} /> },
  { head: "Written", cell: ({ createdAt }) => <When at={createdAt} /> },
  { head: "Tries", cell: ({ tries }) => tries, isNumber: true, isLabelled: true },
  { head: "Last error", cell: ({ lastError }) => lastError, from: "md" },
  { head: "State", cell: (mail) => <MailStateBadge mail={mail} />, isCardEnd: true },
];

export function Component() {
  return (
    <list.Page
      title="Mails"
      search="Whole e-mail address"
      filters={[{ name: "state", label: "State", all: "All states", options: mailStateOptions }]}
      caption="Mails of the last thirty days"
      columns={columns}
      keyOf={({ id }) => id}
      linkOf={({ id }) => `/mails/${id}`}
      icon={Mail}
      empty="No mails here"
    />
  );
}
