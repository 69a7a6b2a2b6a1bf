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

/** The address is a part of a recovery: nobody keeps it, and it is told to no other site. */
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
      // In place of this page: a code is good for once.
      await navigate(`/reset/${encodeURIComponent(id)}/${marker}`, { replace: true });
      return undefined;
    },
  });

  /** The same recovery again when the shop sent no new code: then what is typed may be right. */
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
      {/* Each sending starts its own countdown. */}
      <ResendCode key={sendings} email={email} onSent={(newId) => void goOnWith(newId)} />
    </AccountFrame>
  );
}

/** Only such an answer leads on (specification section 2). */
function isVerified({ OtpVerified }: Record<string, unknown>): boolean {
  return typeof OtpVerified === "string" && OtpVerified !== "";
}

/** Says nothing about whether the address has an account: nobody is to learn that here. */
function WhereTheCodeIs({ email }: { email: string }) {
  if (email === "") return <span>{messages.inYourMail}</span>;
  const address = (
    <bdi dir="ltr" className="font-[540] text-siyahi">
      {email}
    </bdi>
  );
  return <span>{messages.inInboxOf(address)}</span>;
}

/** The address whose password is being recovered; empty on the server, and when this tab knows none. */
function useRecoveryEmail(): string {
  const hydrated = useHydrated();
  return hydrated ? readRecoveryEmail() : "";
}
