import { useState } from "react";
import { EmailField } from "../forms/email-field.tsx";
import { FormFailure } from "../forms/form-failure.tsx";
import { lazyResolver } from "../forms/lazy-resolver.ts";
import { SubmitButton } from "../forms/submit-button.tsx";
import { useCallForm } from "../forms/use-call-form.ts";
import { browserApi } from "../shell/browser-api.ts";
import { pageTags } from "../shell/page-tags.ts";
import { TextLink } from "../ui/text-link.tsx";
import { toastSuccess } from "../ui/toast.ts";
import type { Route } from "./+types/login-page.ts";
import { AccountFrame } from "./account-frame.tsx";
import { useAccountLinks, useLeaveWhenLoggedIn } from "./cart-return.ts";
import { PasswordField } from "./password-field.tsx";
import { rememberRecoveryEmail } from "./recovery-email.ts";
import { ShowPassword } from "./show-password.tsx";
import { setUser } from "./user-store.ts";

const validation = lazyResolver(() =>
  import("./account-resolvers.ts").then((module) => module.loginResolver),
);

export function meta({ matches }: Route.MetaArgs) {
  return pageTags(matches, {
    title: "Login",
    description:
      "Log in to see your orders, keep your measurements and review what you have bought. Buying needs no account.",
  });
}

export default function LoginPage() {
  const links = useAccountLinks();
  const leaving = useLeaveWhenLoggedIn();
  const [shown, setShown] = useState(false);
  const { form, busy, failure, formProps } = useCallForm({
    validation,
    async send(body) {
      const result = await browserApi.login({ body });
      if (!result.ok) return result;
      toastSuccess(result.data.message);
      // The page leaves as soon as it knows.
      setUser(result.data.user);
      return undefined;
    },
  });
  const { register } = form;
  const { errors } = form.formState;

  return (
    <AccountFrame title="Login" text="Your orders, your measurements, your name.">
      <form {...formProps} className="grid gap-4.5">
        <EmailField {...register("email")} error={errors.email?.message} autoComplete="username" />
        <PasswordField
          {...register("password")}
          label="Password"
          error={errors.password?.message}
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
            Forgot password?
          </TextLink>
        </div>
        <FormFailure>{failure}</FormFailure>
        <SubmitButton busy={busy || leaving}>Login Now</SubmitButton>
      </form>
      <p className="text-slate">
        New here? <TextLink to={links.signup}>Sign up</TextLink>
      </p>
    </AccountFrame>
  );
}
