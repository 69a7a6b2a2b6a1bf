import { useState } from "react";
import { useNavigate } from "react-router";
import { passwordMinLength } from "#contract/values/limits.ts";
import { accountsMessages } from "#messages/accounts.tsx";
import { recoveryMessages } from "#messages/recovery.tsx";
import { FormFailure } from "#web/forms/form-failure.tsx";
import { lazyResolver } from "#web/forms/lazy-resolver.ts";
import { SubmitButton } from "#web/forms/submit-button.tsx";
import { useCallForm } from "#web/forms/use-call-form.ts";
import { reloadUser } from "#web/session/user-store.ts";
import { pageTags } from "#web/shell/page-tags.ts";
import { TextLink } from "#web/ui/text-link.tsx";
import { toastAnswer } from "#web/ui/toast.ts";
import type { Route } from "./+types/reset-page.ts";
import { accountApi } from "./account-api.ts";
import { AccountFrame } from "./account-frame.tsx";
import { PasswordField, ShowPassword } from "./password-field.tsx";
import { forgetRecoveryEmail } from "./recovery-email.ts";

const messages = recoveryMessages.reset;

const validation = lazyResolver((schemas) => schemas.resetResolver);

/** The address contains a recovery token: not cached, and no referrer. */
export function headers() {
  return { "Cache-Control": "private, no-store", "Referrer-Policy": "no-referrer" };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTags(matches, {
    title: messages.title,
    description: messages.description,
  });
}

export default function ResetPage({ params: { id } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const [shown, setShown] = useState(false);
  const { form, field, busy, failure, formProps } = useCallForm({
    validation,
    withoutToast: true,
    async send({ resetPassword }) {
      const result = await accountApi.updatePassword({ body: { id, resetPassword } });
      if (!result.ok) return result;
      toastAnswer(result.data.message, "PASSWORD_UPDATED");
      forgetRecoveryEmail();
      // A new password ends every session of its user, possibly this one.
      await reloadUser();
      await navigate("/login", { replace: true });
      return undefined;
    },
  });
  const { trigger, formState } = form;
  const { touchedFields } = formState;

  function checkAgain() {
    if (touchedFields.confirmPassword) void trigger("confirmPassword");
  }

  return (
    <AccountFrame title={messages.title} text={messages.text}>
      <form {...formProps} className="grid gap-4.5">
        <PasswordField
          {...field("resetPassword", { onChange: checkAgain })}
          label={accountsMessages.password}
          hint={accountsMessages.atLeast(passwordMinLength)}
          autoComplete="new-password"
          shown={shown}
        />
        <PasswordField
          {...field("confirmPassword")}
          label={messages.confirmPassword}
          autoComplete="new-password"
          shown={shown}
        />
        <ShowPassword shown={shown} onChange={setShown} />
        <FormFailure>{failure}</FormFailure>
        <SubmitButton busy={busy}>{recoveryMessages.submit}</SubmitButton>
      </form>
      <p className="text-slate">
        {messages.tookTooLong((words) => (
          <TextLink to="/forget">{words}</TextLink>
        ))}
      </p>
    </AccountFrame>
  );
}
