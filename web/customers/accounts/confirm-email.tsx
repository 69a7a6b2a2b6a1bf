import { useState } from "react";
import type { User } from "#contract/customers/accounts.ts";
import { accountSafetyMessages } from "#messages/account-safety.tsx";
import { FormFailure } from "#web/forms/form-failure.tsx";
import { lazyResolver } from "#web/forms/lazy-resolver.ts";
import { useCallForm } from "#web/forms/use-call-form.ts";
import { setUser } from "#web/session/user-store.ts";
import { Button } from "#web/ui/button.tsx";
import { toastAnswer, toastError } from "#web/ui/toast.ts";
import { accountApi } from "./account-api.ts";
import { CodeField } from "./code-field.tsx";

const messages = accountSafetyMessages.email;

const validation = lazyResolver((schemas) => schemas.confirmEmailResolver);

type ConfirmEmailProps = {
  /** The unconfirmed new address; null when the account's current one is to be confirmed. */
  newEmail: string | null;
  onConfirmed: (user: User) => Promise<void>;
};

export function ConfirmEmail({ newEmail, onConfirmed }: ConfirmEmailProps) {
  const [sentTo, setSentTo] = useState("");
  const [sending, setSending] = useState(false);
  const { form, field, busy, failure, formProps } = useCallForm({
    validation,
    fieldOfCode: { WRONG_CODE: "code" },
    async send(body) {
      const result = await accountApi.confirmEmail({ body });
      if (!result.ok) return result;
      toastAnswer(result.data.message, "EMAIL_CONFIRMED");
      form.reset();
      setUser(result.data.user);
      await onConfirmed(result.data.user);
      return undefined;
    },
  });
  const isWaiting = newEmail !== null || sentTo !== "";

  async function sendCode() {
    setSending(true);
    const answer = await accountApi.sendEmailCode();
    setSending(false);
    if (!answer.ok) return toastError(answer.error.error);
    setSentTo(answer.data.email);
    // Only once the field is rendered.
    requestAnimationFrame(() => form.setFocus("code"));
  }

  return (
    <section
      aria-labelledby="confirm-email"
      className="grid gap-4 rounded-lg border border-kashi bg-paper p-4.5 sm:p-6"
    >
      <div className="grid gap-1.5">
        <h2 id="confirm-email" className="text-lg">
          {newEmail === null ? messages.ownTitle : messages.changeTitle}
        </h2>
        <p role="status" className="text-slate wrap-anywhere">
          {sentTo !== ""
            ? messages.sentTo(<bdi dir="ltr">{sentTo}</bdi>)
            : newEmail === null
              ? messages.ownText
              : messages.changeText(<bdi dir="ltr">{newEmail}</bdi>)}
        </p>
      </div>
      {isWaiting && (
        <form {...formProps} className="grid gap-4.5">
          <CodeField {...field("code")} label={messages.code} />
          <FormFailure>{failure}</FormFailure>
          <Button type="submit" busy={busy}>
            {messages.confirm}
          </Button>
        </form>
      )}
      <div>
        <Button look="secondary" busy={sending} onClick={() => void sendCode()}>
          {isWaiting ? messages.sendAgain : messages.send}
        </Button>
      </div>
    </section>
  );
}
