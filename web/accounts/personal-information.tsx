import { useState } from "react";
import type { User } from "#contract/accounts.ts";
import { profileMessages } from "#messages/profile.tsx";
import { asTyped } from "../forms/as-typed.ts";
import { EmailField } from "../forms/email-field.tsx";
import { FormFailure } from "../forms/form-failure.tsx";
import { lazyResolver } from "../forms/lazy-resolver.ts";
import { NameField } from "../forms/name-field.tsx";
import { PhoneField } from "../forms/phone-field.tsx";
import { SubmitButton } from "../forms/submit-button.tsx";
import { useCallForm } from "../forms/use-call-form.ts";
import { browserApi } from "../shell/browser-api.ts";
import { TextAreaField } from "../ui/text-area-field.tsx";
import { TextLink } from "../ui/text-link.tsx";
import { toastAnswer, toastError } from "../ui/toast.ts";
import { changedDetails, detailNames } from "./changed-details.ts";
import { rememberRecoveryEmail } from "./recovery-email.ts";
import { setUser } from "./user-store.ts";

const validation = lazyResolver(() =>
  import("./account-resolvers.ts").then((module) => module.profileResolver),
);

/** What the shop knows about a customer, to be changed by them (specification section 2, profile). */
export function PersonalInformation({ user }: { user: User }) {
  const [stored, setStored] = useState(user);
  const { form, busy, failure, formProps } = useCallForm({
    validation,
    fieldOfCode: { EMAIL_TAKEN: "email" },
    async send(entered) {
      const changes = changedDetails(stored, entered);
      if (!changes) {
        toastError(profileMessages.noChanges);
        return undefined;
      }
      const result = await browserApi.updateUserInformation({ body: { id: stored.id, ...changes } });
      if (!result.ok) return result;
      toastAnswer(result.data.message);
      // As the shop writes them: a phone number is its digits.
      for (const name of detailNames) form.setValue(name, result.data.user[name]);
      setStored(result.data.user);
      setUser(result.data.user);
      return undefined;
    },
  });
  const { register } = form;
  const { errors } = form.formState;

  return (
    <section aria-labelledby="personal-information" className="grid gap-5">
      <div className="grid gap-1.5">
        <h1 id="personal-information">{profileMessages.title}</h1>
        <p className="text-slate">{profileMessages.text}</p>
      </div>
      <form {...formProps} className="grid gap-4.5 rounded-lg border border-line bg-paper p-4.5 sm:p-6">
        <NameField
          {...register("name")}
          defaultValue={user.name}
          label={profileMessages.fullName}
          error={errors.name?.message}
        />
        <EmailField
          {...register("email")}
          defaultValue={user.email}
          error={errors.email?.message}
          autoComplete="email"
          hint={profileMessages.emailHint}
        />
        <PhoneField
          {...register("phone")}
          defaultValue={user.phone}
          optional
          error={errors.phone?.message}
          hint={profileMessages.phoneHint}
        />
        <TextAreaField
          {...register("address")}
          {...asTyped}
          defaultValue={user.address}
          label={profileMessages.address}
          optional
          error={errors.address?.message}
          rows={5}
          autoComplete="street-address"
          autoCapitalize="words"
        />
        <FormFailure>{failure}</FormFailure>
        <SubmitButton busy={busy}>{profileMessages.save}</SubmitButton>
      </form>
      <p className="text-slate">
        {profileMessages.changePassword((words) => (
          <TextLink to="/forget" onClick={() => rememberRecoveryEmail(stored.email)}>
            {words}
          </TextLink>
        ))}
      </p>
    </section>
  );
}
