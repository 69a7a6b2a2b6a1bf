import { useLoaderData, useRevalidator } from "react-router";
import { getMail, type OfficeMail, resendMail } from "#contract/notifications/mails.ts";
import { callApi } from "#web/back-office/api.ts";
import { loaderOf } from "#web/back-office/load.ts";
import { ConfirmButton } from "#web/back-office/ui/confirm-button.tsx";
import { FactList } from "#web/back-office/ui/fact-list.tsx";
import { PageHeader } from "#web/back-office/ui/page-header.tsx";
import { Typed, When } from "#web/back-office/ui/values.tsx";
import { toastSuccess } from "#web/ui/toast.ts";
import { MailStateBadge, mailKind } from "./mail-labels.tsx";

export const loader = loaderOf(getMail);

export function Component() {
  const { mail, letter } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title={mailKind(mail.kind)}
        crumbs={[{ label: "Mails", to: "/mails" }]}
        aside={<MailStateBadge mail={mail} />}
        actions={mail.isResendable && <Resend mail={mail} />}
      />
      <FactList label="Delivery" facts={factsOf(mail)} />
      {letter ? (
        <div className="grid gap-4 lg:grid-cols-2">
          <section aria-label="As mail" className="grid min-w-0 content-start gap-2">
            <h2 className="text-lg wrap-anywhere">{letter.subject}</h2>
            {/* `sandbox` without exceptions blocks scripts and navigation. */}
            <iframe
              title="The mail"
              sandbox=""
              srcDoc={letter.html}
              className="h-[70dvh] w-full rounded-lg border border-line bg-paper"
            />
          </section>
          <section aria-label="As plain text" className="grid min-w-0 content-start gap-2">
            <h2 className="text-lg">Plain text</h2>
            <pre className="rounded-lg border border-line p-4 text-sm wrap-anywhere whitespace-pre-wrap">
              {letter.text}
            </pre>
          </section>
        </div>
      ) : (
        <p className="text-slate">The text can no longer be shown: its data is deleted.</p>
      )}
    </>
  );
}

function factsOf({ recipient, createdAt, sentAt, nextTryAt, tries, lastError }: OfficeMail) {
  return [
    { name: "To", value: <Typed text={recipient} /> },
    { name: "Written", value: <When at={createdAt} /> },
    ...(sentAt ? [{ name: "Sent", value: <When at={sentAt} /> }] : []),
    ...(nextTryAt ? [{ name: "Next try", value: <When at={nextTryAt} /> }] : []),
    { name: "Tries", value: tries },
    ...(lastError ? [{ name: "Last error", value: lastError }] : []),
  ];
}

function Resend({ mail: { id, state, recipient } }: { mail: OfficeMail }) {
  const { revalidate } = useRevalidator();
  const label = state === "waiting" ? "Try now" : "Send again";
  return (
    <ConfirmButton
      label={label}
      look="secondary"
      title={`${label}?`}
      text={`The mail goes to ${recipient}${state === "sent" ? " once more" : ""}, as it would be written now.`}
      keepLabel="Not now"
      confirmLabel={label}
      busyLabel="Queueing..."
      onConfirm={async () => {
        const result = await callApi(resendMail, { body: { id } });
        if (!result.ok) return result;
        await revalidate();
        toastSuccess("It leaves in a moment");
      }}
    />
  );
}
