import { useState } from "react";
import { useLocation } from "react-router";
import { accountsMessages } from "#messages/accounts.tsx";
import { EmailField } from "#web/forms/email-field.tsx";
import { FormFailure } from "#web/forms/form-failure.tsx";
import { lazyResolver } from "#web/forms/lazy-resolver.ts";
import { SubmitButton } from "#web/forms/submit-button.tsx";
import { useCallForm } from "#web/forms/use-call-form.ts";
import { setUser } from "#web/session/user-store.ts";
import { pageTags } from "#web/shell/page-tags.ts";
import { TextLink } from "#web/ui/text-link.tsx";
import { toastAnswer } from "#web/ui/toast.ts";
import type { Route } from "./+types/login-page.ts";
import { accountApi } from "./account-api.ts";
import { AccountFrame } from "./account-frame.tsx";
import { useAccountLinks, useLeaveWhenLoggedIn } from "./cart-return.ts";
import { PasswordField, ShowPassword } from "./password-field.tsx";
import { rememberRecoveryEmail } from "./recovery-email.ts";

const messages = accountsMessages.login;

const validation = lazyResolver((schemas) => schemas.loginResolver);

export function meta({ matches }: Route.MetaArgs) {
  return pageTags(matches, {
    title: messages.title,
    description: messages.description,
  });
}

/** The address of a signup just completed. */
function emailOf(state: unknown): string {
  const isGiven = typeof state === "object" && state !== null && "email" in state;
  return isGiven && typeof state.email === "string" ? state.email : "";
}

export default function LoginPage() {
  const links = useAccountLinks();
  const leaving = useLeaveWhenLoggedIn();
  const [shown, setShown] = useState(false);
  const signedUp = emailOf(useLocation().state);
  const { form, field, busy, failure, formProps } = useCallForm({
    validation,
    ...(signedUp && { defaultValues: { email: signedUp } }),
    async send(body) {
      const result = await accountApi.login({ body });
      if (!result.ok) return result;
      toastAnswer(result.data.message, "LOGGED_IN");
      // The page redirects once the user is set.
      setUser(result.data.user);
      return undefined;
    },
  });

  return (
    <AccountFrame title={messages.title} text={messages.text}>
      <form {...formProps} className="grid gap-4.5">
        <EmailField {...field("email")} autoComplete="username" />
        <PasswordField
          {...field("password")}
          label={accountsMessages.password}
          autoComplete="current-password"
          shown={shown}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <ShowPassword shown={shown} onChange={setShown} />
          <TextLink
            to="/forget"
            onClick={() => rememberRecoveryEmail(form.getValues("email"))}
            className="inline-flex min-h-11 items-center"
          >
            {messages.forgotPassword}
          </TextLink>
        </div>
        <FormFailure>{failure}</FormFailure>
        <SubmitButton busy={busy || leaving}>{messages.submit}</SubmitButton>
      </form>
      <p className="text-slate">
        {messages.newHere((words) => (
          <TextLink to={links.signup}>{words}</TextLink>
        ))}
      </p>
    </AccountFrame>
  );
}
