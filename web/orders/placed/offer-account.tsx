import { useNavigate } from "react-router";
import { accountsMessages } from "#messages/accounts.tsx";
import { language } from "#messages/language.ts";
import { ordersMessages } from "#messages/orders.tsx";
import { accountApi } from "#web/customers/accounts/account-api.ts";
import { NewPasswordField } from "#web/customers/accounts/password-field.tsx";
import { FormFailure } from "#web/forms/form-failure.tsx";
import { lazyResolver } from "#web/forms/lazy-resolver.ts";
import { SubmitButton } from "#web/forms/submit-button.tsx";
import { useCallForm } from "#web/forms/use-call-form.ts";
import { TextLink } from "#web/ui/text-link.tsx";
import { toastAnswer } from "#web/ui/toast.ts";

const messages = ordersMessages.account;

const validation = lazyResolver((schemas) => schemas.signupResolver);

/** Offers an account to a guest whose name and address are known: only a password is missing. */
export function OfferAccount({ name, email }: { name: string; email: string }) {
  const navigate = useNavigate();
  const { form, field, busy, failure, formProps } = useCallForm({
    validation,
    defaultValues: { name, email, password: "" },
    async send(body) {
      const result = await accountApi.signup({ body: { ...body, language: language.tag } });
      if (!result.ok) return result;
      toastAnswer(result.data.message, "ACCOUNT_CREATED");
      await navigate("/login", { state: { email: body.email } });
      return undefined;
    },
  });
  const { errors } = form.formState;

  return (
    <section className="mt-4 w-full max-w-150 rounded-lg border border-line bg-paper px-5 py-4.5 text-start md:px-7">
      <h2 className="text-lg">{messages.title}</h2>
      <p className="mt-1.5 text-slate wrap-anywhere">{messages.text(email)}</p>
      <form {...formProps} className="mt-4 grid gap-4.5">
        {/* Identifies the account for password managers. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordField {...field("password")} />
        <FormFailure>{failure || errors.email?.message || errors.name?.message || ""}</FormFailure>
        <SubmitButton busy={busy}>{messages.submit}</SubmitButton>
      </form>
      <p className="mt-4 text-slate">
        {accountsMessages.signup.haveAccount((words) => (
          <TextLink to="/login">{words}</TextLink>
        ))}
      </p>
    </section>
  );
}
