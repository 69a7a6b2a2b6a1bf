import { useEffect, useRef, useState } from "react";
import { passwordMinLength } from "#contract/values/limits.ts";
import { accountSafetyMessages } from "#messages/account-safety.tsx";
import { accountsMessages } from "#messages/accounts.tsx";
import { FormFailure } from "#web/forms/form-failure.tsx";
import { lazyResolver } from "#web/forms/lazy-resolver.ts";
import { SubmitButton } from "#web/forms/submit-button.tsx";
import { useCallForm } from "#web/forms/use-call-form.ts";
import { TextLink } from "#web/ui/text-link.tsx";
import { toastAnswer } from "#web/ui/toast.ts";
import { accountApi } from "./account-api.ts";
import { changePasswordHash } from "./cart-return.ts";
import { PasswordField, ShowPassword } from "./password-field.tsx";
import { rememberRecoveryEmail } from "./recovery-email.ts";

const messages = accountSafetyMessages.password;

const validation = lazyResolver((schemas) => schemas.changePasswordResolver);

type ChangePasswordProps = {
  /** For the password manager, to identify the account. */
  email: string;
  onChanged: () => Promise<void>;
};

export function ChangePassword({ email, onChanged }: ChangePasswordProps) {
  const [changes, setChanges] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);

  // Lazy content: the browser has already resolved the address's fragment.
  useEffect(() => {
    if (window.location.hash === changePasswordHash) heading.current?.focus();
  }, []);

  async function startAnew() {
    // Remounts the form, because a reset one would show errors on blur.
    setChanges(changes + 1);
    heading.current?.focus();
    await onChanged();
  }

  return (
    <section aria-labelledby="change-password" className="grid gap-4">
      <div>
        <h2 ref={heading} id="change-password" tabIndex={-1} className="scroll-mt-20">
          {messages.title}
        </h2>
        <p className="mt-2 text-slate">{messages.text}</p>
      </div>
      <PasswordForm key={changes} email={email} onChanged={startAnew} />
      <p className="text-slate">
        {messages.forgotten((words) => (
          <TextLink to="/forget" onClick={() => rememberRecoveryEmail(email)}>
            {words}
          </TextLink>
        ))}
      </p>
    </section>
  );
}

function PasswordForm({ email, onChanged }: ChangePasswordProps) {
  const [shown, setShown] = useState(false);
  const { field, busy, failure, formProps } = useCallForm({
    validation,
    async send(body) {
      const result = await accountApi.changePassword({ body });
      if (!result.ok) return result;
      toastAnswer(result.data.message, "PASSWORD_UPDATED");
      await onChanged();
      return undefined;
    },
  });

  return (
    <form {...formProps} className="grid gap-4.5 rounded-lg border border-line bg-paper p-4.5 sm:p-6">
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <PasswordField
        {...field("currentPassword")}
        label={messages.current}
        autoComplete="current-password"
        shown={shown}
      />
      <PasswordField
        {...field("newPassword")}
        label={messages.next}
        hint={accountsMessages.atLeast(passwordMinLength)}
        autoComplete="new-password"
        shown={shown}
      />
      <ShowPassword shown={shown} onChange={setShown} />
      <FormFailure>{failure}</FormFailure>
      <SubmitButton busy={busy}>{messages.save}</SubmitButton>
    </form>
  );
}
