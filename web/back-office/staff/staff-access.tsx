import { type ReactNode, useState } from "react";
import { useRevalidator } from "react-router";
import type { CallFailure } from "#contract/http/caller.ts";
import type { PasswordLink, StaffAccount } from "#contract/staff/staff.ts";
import {
  createPasswordLink,
  resetSecondFactor,
  sendInvitation,
  updateStaff,
  withdrawInvitation,
} from "#contract/staff/staff.ts";
import { Button } from "#web/ui/button.tsx";
import { toastError, toastSuccess } from "#web/ui/toast.ts";
import { callApi } from "../api.ts";
import { ConfirmButton } from "../ui/confirm-button.tsx";
import { FormSection } from "../ui/form-section.tsx";
import { When } from "../ui/values.tsx";
import { PasswordLinkNote } from "./password-link-note.tsx";

export function StaffAccess({ member }: { member: StaffAccount }) {
  const { revalidate } = useRevalidator();
  const [link, setLink] = useState<PasswordLink>();
  const { id, name } = member;

  async function makeLink() {
    const result = await callApi(createPasswordLink, { body: { id } });
    if (!result.ok) return void toastError(result.error.error);
    setLink(result.data.passwordLink);
    await revalidate();
  }

  async function invite() {
    const failure = await finish(
      await callApi(sendInvitation, { body: { id } }),
      `A link was mailed to ${member.email}`,
    );
    if (failure) toastError(failure.error.error);
  }

  async function withdraw() {
    setLink(undefined);
    const failure = await finish(await callApi(withdrawInvitation, { body: { id } }), "Link withdrawn");
    if (failure) toastError(failure.error.error);
  }

  async function finish(result: { ok: true } | CallFailure, news: string) {
    if (!result.ok) return result;
    await revalidate();
    toastSuccess(news);
  }

  return (
    <FormSection title="Access">
      {link ? (
        <PasswordLinkNote lead={`Give this link to ${name}, on WhatsApp or face to face.`} link={link} />
      ) : (
        <Action text="A link to choose a new password. The old password stays valid until then; an earlier link ends.">
          <div className="flex flex-wrap gap-2">
            {member.isActive && (
              <Button look="secondary" onClick={() => void invite()}>
                {member.hasPassword ? "Mail a password link" : "Send the invitation again"}
              </Button>
            )}
            <Button look="secondary" onClick={() => void makeLink()}>
              Show a password link
            </Button>
          </div>
        </Action>
      )}
      {member.invitedUntil && (
        <Action
          text={
            <>
              A link is valid until <When at={member.invitedUntil} />. After you withdraw it, it no longer
              works.
            </>
          }
        >
          <Button look="secondary" onClick={() => void withdraw()}>
            Withdraw the link
          </Button>
        </Action>
      )}
      {member.hasSecondFactor && (
        <Action text="For staff who have lost the phone and the recovery codes. They set up the app again at the next sign-in.">
          <ConfirmButton
            label="Reset second factor"
            title={`Reset the second factor of ${name}?`}
            text="Make sure that this person is really asking. Their sessions end."
            confirmLabel="Reset"
            busyLabel="Resetting..."
            onConfirm={async () =>
              finish(await callApi(resetSecondFactor, { body: { id } }), "Second factor reset")
            }
          />
        </Action>
      )}
      {member.isActive ? (
        <Action text="Ends every session at once. Their changes stay in the audit log.">
          <ConfirmButton
            label="End access"
            title={`End the access of ${name}?`}
            text="They are signed out everywhere and cannot sign in until you restore access."
            keepLabel="Keep it"
            confirmLabel="End access"
            busyLabel="Ending..."
            onConfirm={async () =>
              finish(await callApi(updateStaff, { body: { id, isActive: false } }), "Access ended")
            }
          />
        </Action>
      ) : (
        <Action text="They sign in with their old password.">
          <Button
            look="secondary"
            onClick={async () => {
              const failure = await finish(
                await callApi(updateStaff, { body: { id, isActive: true } }),
                "Access restored",
              );
              if (failure) toastError(failure.error.error);
            }}
          >
            Restore access
          </Button>
        </Action>
      )}
    </FormSection>
  );
}

function Action({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-1.5">
      {children}
      <p className="text-sm text-slate">{text}</p>
    </div>
  );
}
