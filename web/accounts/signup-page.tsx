import { useState } from "react";
import { useNavigate } from "react-router";
import { passwordMinLength } from "#contract/limits.ts";
import { EmailField } from "../forms/email-field.tsx";
import { FormFailure } from "../forms/form-failure.tsx";
import { lazyResolver } from "../forms/lazy-resolver.ts";
import { NameField } from "../forms/name-field.tsx";
import { SubmitButton } from "../forms/submit-button.tsx";
import { useCallForm } from "../forms/use-call-form.ts";
import { browserApi } from "../shell/browser-api.ts";
import { pageTags } from "../shell/page-tags.ts";
import { TextLink } from "../ui/text-link.tsx";
import { toastSuccess } from "../ui/toast.ts";
import type { Route } from "./+types/signup-page.ts";
import { AccountFrame } from "./account-frame.tsx";
import { useAccountLinks, useLeaveWhenLoggedIn } from "./cart-return.ts";
import { PasswordField } from "./password-field.tsx";
import { ShowPassword } from "./show-password.tsx";

const validation = lazyResolver(() =>
  import("./account-resolvers.ts").then((module) => module.signupResolver),
);

export function meta({ matches }: Route.MetaArgs) {
  return pageTags(matches, {
    title: "Sign up",
    description:
      "Make an account to keep your orders, your address and your measurements together. Buying needs none.",
  });
}

export default function SignupPage() {
  const links = useAccountLinks();
  const leaving = useLeaveWhenLoggedIn();
  const navigate = useNavigate();
  const [shown, setShown] = useState(false);
  const { form, busy, failure, formProps } = useCallForm({
    validation,
    fieldOfCode: { EMAIL_TAKEN: "email" },
    async send(body) {
      const result = await browserApi.signup({ body });
      if (!result.ok) return result;
      toastSuccess(result.data.message);
      form.reset();
      await navigate(links.login);
      return undefined;
    },
  });
  const { register } = form;
  const { errors } = form.formState;

  return (
    <AccountFrame title="Sign up" text="Your orders in one place, and your measurements kept.">
      <form {...formProps} className="grid gap-4.5">
        <NameField {...register("name")} label="Name" error={errors.name?.message} />
        <EmailField {...register("email")} error={errors.email?.message} autoComplete="username" />
        <PasswordField
          {...register("password")}
          label="Password"
          error={errors.password?.message}
          hint={`At least ${passwordMinLength} characters`}
          autoComplete="new-password"
          shown={shown}
        />
        <ShowPassword shown={shown} onChange={setShown} />
        <FormFailure>{failure}</FormFailure>
        <SubmitButton busy={busy || leaving}>Signup Now</SubmitButton>
      </form>
      <p className="text-slate">
        Already have an account? <TextLink to={links.login}>Login</TextLink>
      </p>
    </AccountFrame>
  );
}
