import { useState } from "react";
import type { AccountSafety } from "#contract/customers/account-safety.ts";
import { accountSafetyMessages } from "#messages/account-safety.tsx";
import { Button } from "#web/ui/button.tsx";
import { toastAnswer, toastError } from "#web/ui/toast.ts";
import { accountApi } from "./account-api.ts";

const messages = accountSafetyMessages.emailChange;

type EmailChangeWaitingProps = {
  change: NonNullable<AccountSafety["emailChange"]>;
  onWithdrawn: () => Promise<void>;
};

export function EmailChangeWaiting({ change, onWithdrawn }: EmailChangeWaitingProps) {
  const [busy, setBusy] = useState<"send" | "withdraw">();

  async function send() {
    setBusy("send");
    const answer = await accountApi.sendEmailCode();
    setBusy(undefined);
    if (!answer.ok) return toastError(answer.error.error);
    toastAnswer(answer.data.message, "EMAIL_LINKS_SENT");
  }

  async function withdraw() {
    setBusy("withdraw");
    const answer = await accountApi.withdrawEmailChange();
    setBusy(undefined);
    if (!answer.ok) return toastError(answer.error.error);
    toastAnswer(answer.data.message, "EMAIL_CHANGE_WITHDRAWN");
    await onWithdrawn();
  }

  return (
    <section
      aria-labelledby="email-change"
      className="grid gap-4 rounded-lg border border-kashi bg-paper p-4.5 sm:p-6"
    >
      <div role="status" className="grid gap-1.5">
        <h2 id="email-change" className="text-lg">
          {messages.title}
        </h2>
        <p className="text-slate wrap-anywhere">{messages.text(<bdi dir="ltr">{change.email}</bdi>)}</p>
        {change.waitsFor.map((mailbox) => (
          <p key={mailbox}>{mailbox === "old" ? messages.waitsForOld : messages.waitsForNew}</p>
        ))}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" busy={busy === "send"} onClick={() => void send()}>
          {messages.sendAgain}
        </Button>
        <Button look="secondary" busy={busy === "withdraw"} onClick={() => void withdraw()}>
          {messages.withdraw}
        </Button>
      </div>
    </section>
  );
}
