import { useState } from "react";
import { useNavigate } from "react-router";
import { recoveryMessages } from "#messages/recovery.tsx";
import { FormFailure } from "#web/forms/form-failure.tsx";
import { lazyResolver } from "#web/forms/lazy-resolver.ts";
import { SubmitButton } from "#web/forms/submit-button.tsx";
import { useCallForm } from "#web/forms/use-call-form.ts";
import { pageTags } from "#web/shell/page-tags.ts";
import { useHydrated } from "#web/ui/use-hydrated.ts";
import type { Route } from "./+types/otp-page.ts";
import { accountApi } from "./account-api.ts";
import { AccountFrame } from "./account-frame.tsx";
import { CodeField } from "./code-field.tsx";
import { readRecoveryEmail } from "./recovery-email.ts";
import { ResendCode } from "./resend-code.tsx";

const messages = recoveryMessages.code;

const validation = lazyResolver((schemas) => schemas.otpResolver);

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

export default function OtpPage({ params: { id } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const email = useRecoveryEmail();
  const [sendings, setSendings] = useState(1);
  const { form, field, busy, failure, formProps } = useCallForm({
    validation,
    fieldOfCode: { WRONG_CODE: "otp" },
    async send({ otp }) {
      const result = await accountApi.verifyOtp({ body: { otp, userId: id } }, { isDone: isVerified });
      if (!result.ok) return result;
      const marker = encodeURIComponent(result.data.OtpVerified);
      // Replaces this page, because a code is single-use.
      await navigate(`/reset/${encodeURIComponent(id)}/${marker}`, { replace: true });
      return undefined;
    },
  });

  /** Continues the same recovery when the shop sent no new code, because a typed one may be right. */
  async function goOnWith(newId: string) {
    setSendings(sendings + 1);
    if (newId !== id) {
      form.reset();
      await navigate(`/otp/${encodeURIComponent(newId)}`, { replace: true });
    }
    form.setFocus("otp");
  }

  return (
    <AccountFrame title={messages.title} text={<WhereTheCodeIs email={email} />}>
      <form {...formProps} className="grid gap-4.5">
        <CodeField
          {...field("otp")}
          label={messages.code}
          className="[&_input]:text-[22px] [&_input]:tracking-[.2em]"
        />
        <FormFailure>{failure}</FormFailure>
        <SubmitButton busy={busy}>{recoveryMessages.submit}</SubmitButton>
      </form>
      {/* A new key restarts the countdown. */}
      <ResendCode key={sendings} email={email} onSent={(newId) => void goOnWith(newId)} />
    </AccountFrame>
  );
}

/** Only such an answer is a success (specification section 2). */
function isVerified({ OtpVerified }: Record<string, unknown>): boolean {
  return typeof OtpVerified === "string" && OtpVerified !== "";
}

/** The same with or without an account, against enumeration of accounts. */
function WhereTheCodeIs({ email }: { email: string }) {
  if (email === "") return <span>{messages.inYourMail}</span>;
  const address = (
    <bdi dir="ltr" className="font-[540] text-siyahi">
      {email}
    </bdi>
  );
  return <span>{messages.inInboxOf(address)}</span>;
}

/** The address whose password is being recovered; empty on the server, and when unknown in this tab. */
function useRecoveryEmail(): string {
  const hydrated = useHydrated();
  return hydrated ? readRecoveryEmail() : "";
}
