import { useState } from "react";
import { useLoaderData, useRevalidator } from "react-router";
import {
  addMessageNote,
  getMessage,
  type MessageNote,
  type OfficeMessage,
  setMessageAnswered,
} from "#contract/customers/messages.ts";
import { callApi } from "#web/back-office/api.ts";
import { loaderOf } from "#web/back-office/load.ts";
import { FactList } from "#web/back-office/ui/fact-list.tsx";
import { NoteForm } from "#web/back-office/ui/notes-panel.tsx";
import { PageHeader } from "#web/back-office/ui/page-header.tsx";
import { Typed, When } from "#web/back-office/ui/values.tsx";
import { Button } from "#web/ui/button.tsx";
import { buttonClasses } from "#web/ui/button-look.ts";
import { toastError, toastSuccess } from "#web/ui/toast.ts";
import { MessageState } from "./message-state.tsx";
import { mailAddress, whatsappAddress } from "./reply-addresses.ts";

export const loader = loaderOf(getMessage);

export function Component() {
  const { message, notes } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title={`Message from ${message.name}`}
        crumbs={[{ label: "Messages", to: "/messages" }]}
        aside={<MessageState message={message} />}
        actions={<MarkButton message={message} />}
      />
      <FactList
        label="Sender"
        facts={[
          { name: "Email", value: <Typed text={message.email} /> },
          { name: "Phone", value: <Typed text={message.phone} /> },
          { name: "Written", value: <When at={message.createdAt} /> },
          ...(message.answered
            ? [
                {
                  name: "Answered",
                  value: (
                    <>
                      <When at={message.answered.at} />, {message.answered.name}
                    </>
                  ),
                },
              ]
            : []),
        ]}
      />
      <p className="max-w-[70ch] text-lg">
        <Typed text={message.message || "(no text)"} />
      </p>
      <p className="mt-4 flex flex-wrap gap-2">
        <a href={mailAddress(message)} className={buttonClasses("secondary", false)}>
          Answer by mail
        </a>
        <a
          href={whatsappAddress(message)}
          target="_blank"
          rel="noreferrer"
          className={buttonClasses("secondary", false)}
        >
          Answer on WhatsApp
        </a>
      </p>
      <MessageNotes id={message.id} notes={notes} />
    </>
  );
}

function MarkButton({ message: { id, answered } }: { message: OfficeMessage }) {
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const isAnswered = answered === null;

  async function mark() {
    setBusy(true);
    const result = await callApi(setMessageAnswered, { body: { id, isAnswered } });
    if (result.ok) await revalidate();
    setBusy(false);
    if (result.ok) toastSuccess(result.data.message);
    else toastError(result.error.error);
  }

  return (
    <Button look={isAnswered ? "primary" : "secondary"} busy={busy} onClick={() => void mark()}>
      {isAnswered ? "Mark as answered" : "Open again"}
    </Button>
  );
}

function MessageNotes({ id, notes }: { id: string; notes: readonly MessageNote[] }) {
  return (
    <section aria-labelledby="notes" className="mt-6 grid max-w-160 gap-3 border-t border-line pt-4">
      <h2 id="notes" className="text-lg">
        Notes
      </h2>
      {notes.length > 0 && (
        <ul className="grid gap-3">
          {notes.map(({ id: key, note, at, name }) => (
            <li key={key} className="grid gap-0.5">
              <Typed text={note} />
              <span className="text-sm text-slate">
                <When at={at} />, {name}
              </span>
            </li>
          ))}
        </ul>
      )}
      <NoteForm add={(note) => callApi(addMessageNote, { body: { id, note } })} />
    </section>
  );
}
