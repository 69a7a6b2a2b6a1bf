import { useNavigate } from "react-router";
import { accountsMessages } from "#messages/accounts.tsx";
import { language } from "#messages/language.ts";
import { EmailField } from "#web/forms/email-field.tsx";
import { FormFailure } from "#web/forms/form-failure.tsx";
import { lazyResolver } from "#web/forms/lazy-resolver.ts";
import { NameField } from "#web/forms/name-field.tsx";
import { SubmitButton } from "#web/forms/submit-button.tsx";
import { useCallForm } from "#web/forms/use-call-form.ts";
import { pageTags } from "#web/shell/page-tags.ts";
import { TextLink } from "#web/ui/text-link.tsx";
import { toastAnswer } from "#web/ui/toast.ts";
import type { Route } from "./+types/signup-page.ts";
import { accountApi } from "./account-api.ts";
import { AccountFrame } from "./account-frame.tsx";
import { useAccountLinks, useLeaveWhenLoggedIn } from "./cart-return.ts";
import { NewPasswordField } from "./password-field.tsx";

const messages = accountsMessages.signup;

const validation = lazyResolver((schemas) => schemas.signupResolver);

export function meta({ matches }: Route.MetaArgs) {
  return pageTags(matches, {
    title: messages.title,
    description: messages.description,
  });
}

export default function SignupPage() {
  const links = useAccountLinks();
  const leaving = useLeaveWhenLoggedIn();
  const navigate = useNavigate();
  const { form, field, busy, failure, formProps } = useCallForm({
    validation,
    fieldOfCode: { EMAIL_TAKEN: "email" },
    async send(body) {
      const result = await accountApi.signup({ body: { ...body, language: language.tag } });
      if (!result.ok) return result;
      toastAnswer(result.data.message, "ACCOUNT_CREATED");
      form.reset();
      await navigate(links.login, { state: { email: body.email } });
      return undefined;
    },
  });

  return (
    <AccountFrame title={messages.title} text={messages.text}>
      <form {...formProps} className="grid gap-4.5">
        <NameField {...field("name")} label={messages.name} />
        <EmailField {...field("email")} autoComplete="username" />
        <NewPasswordField {...field("password")} />
        <FormFailure>{failure}</FormFailure>
        <SubmitButton busy={busy || leaving}>{messages.submit}</SubmitButton>
      </form>
      <p className="text-slate">
        {messages.haveAccount((words) => (
          <TextLink to={links.login}>{words}</TextLink>
        ))}
      </p>
    </AccountFrame>
  );
}
