import { useEffect } from "react";
import { useNavigate } from "react-router";
import { recoveryMessages } from "#messages/recovery.tsx";
import { EmailField } from "#web/forms/email-field.tsx";
import { FormFailure } from "#web/forms/form-failure.tsx";
import { lazyResolver } from "#web/forms/lazy-resolver.ts";
import { SubmitButton } from "#web/forms/submit-button.tsx";
import { useCallForm } from "#web/forms/use-call-form.ts";
import { pageTags } from "#web/shell/page-tags.ts";
import { TextLink } from "#web/ui/text-link.tsx";
import type { Route } from "./+types/forget-page.ts";
import { accountApi } from "./account-api.ts";
import { AccountFrame } from "./account-frame.tsx";
import { readRecoveryEmail, rememberRecoveryEmail } from "./recovery-email.ts";

const messages = recoveryMessages.forget;

const validation = lazyResolver((schemas) => schemas.forgetResolver);

export function meta({ matches }: Route.MetaArgs) {
  return pageTags(matches, {
    title: messages.title,
    description: messages.description,
  });
}

export default function ForgetPage() {
  const navigate = useNavigate();
  const { form, field, busy, failure, formProps } = useCallForm({
    validation,
    async send(body) {
      const result = await accountApi.sendResetPasswordOTP({ body });
      if (!result.ok) return result;
      rememberRecoveryEmail(body.email);
      await navigate(`/otp/${encodeURIComponent(result.data.userId)}`);
      return undefined;
    },
  });
  const { getValues, setValue } = form;

  useEffect(() => {
    if (!getValues("email")) setValue("email", readRecoveryEmail());
  }, [getValues, setValue]);

  return (
    <AccountFrame title={messages.title} text={messages.text}>
      <form {...formProps} className="grid gap-4.5">
        <EmailField {...field("email")} autoComplete="username" />
        <FormFailure>{failure}</FormFailure>
        <SubmitButton busy={busy}>{recoveryMessages.submit}</SubmitButton>
      </form>
      <p className="text-slate">
        {messages.rememberedIt((words) => (
          <TextLink to="/login">{words}</TextLink>
        ))}
      </p>
    </AccountFrame>
  );
}
