import { useState } from "react";
import type { User } from "#contract/customers/accounts.ts";
import { accountSafetyMessages } from "#messages/account-safety.tsx";
import { profileMessages } from "#messages/profile.tsx";
import { asTyped } from "#web/forms/as-typed.ts";
import { EmailField } from "#web/forms/email-field.tsx";
import { FormFailure } from "#web/forms/form-failure.tsx";
import { lazyResolver } from "#web/forms/lazy-resolver.ts";
import { NameField } from "#web/forms/name-field.tsx";
import { PhoneField } from "#web/forms/phone-field.tsx";
import { SubmitButton } from "#web/forms/submit-button.tsx";
import { useCallForm } from "#web/forms/use-call-form.ts";
import { setUser } from "#web/session/user-store.ts";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { toastAnswer, toastError } from "#web/ui/toast.ts";
import { accountApi } from "./account-api.ts";
import { PasswordField, ShowPassword } from "./password-field.tsx";

const validation = lazyResolver((schemas) => schemas.profileResolver);

type PersonalInformationProps = {
  user: User;
  onEmailAsked: () => Promise<void>;
};

export function PersonalInformation({ user, onEmailAsked }: PersonalInformationProps) {
  const [stored, setStored] = useState(user);
  const [passwordShown, setPasswordShown] = useState(false);
  const { form, field, busy, failure, formProps } = useCallForm({
    validation,
    fieldOfCode: { EMAIL_TAKEN: "email" },
    async send(entered) {
      const changes = changedDetails(stored, entered);
      if (!changes) {
        toastError(profileMessages.noChanges);
        return undefined;
      }
      const { currentPassword } = entered;
      const proof = changes.email === undefined || !currentPassword ? {} : { currentPassword };
      const result = await accountApi.updateUserInformation({
        body: { id: stored.id, ...changes, ...proof },
      });
      if (!result.ok) return result;
      toastAnswer(result.data.message, "ACCOUNT_UPDATED");
      for (const name of detailNames) form.setValue(name, result.data.user[name]);
      setStored(result.data.user);
      setUser(result.data.user);
      form.resetField("currentPassword");
      if (result.data.newEmail !== undefined) await onEmailAsked();
      return undefined;
    },
  });
  const { watch } = form;
  const isOtherEmail = (watch("email") ?? stored.email).trim().toLowerCase() !== stored.email.toLowerCase();

  return (
    <section aria-labelledby="personal-information" className="grid gap-5">
      <div className="grid gap-1.5">
        <h1 id="personal-information">{profileMessages.title}</h1>
        <p className="text-slate">{profileMessages.text}</p>
      </div>
      <form {...formProps} className="grid gap-4.5 rounded-lg border border-line bg-paper p-4.5 sm:p-6">
        <NameField {...field("name")} defaultValue={user.name} label={profileMessages.fullName} />
        <EmailField
          {...field("email")}
          defaultValue={user.email}
          autoComplete="email"
          hint={profileMessages.emailHint}
        />
        {isOtherEmail && (
          <>
            <PasswordField
              {...field("currentPassword")}
              label={accountSafetyMessages.passwordForEmail}
              optional
              hint={accountSafetyMessages.passwordForEmailHint}
              autoComplete="current-password"
              shown={passwordShown}
            />
            <ShowPassword shown={passwordShown} onChange={setPasswordShown} />
          </>
        )}
        <PhoneField {...field("phone")} defaultValue={user.phone} optional hint={profileMessages.phoneHint} />
        <TextAreaField
          {...field("address")}
          {...asTyped}
          defaultValue={user.address}
          label={profileMessages.address}
          optional
          rows={5}
          autoComplete="street-address"
          autoCapitalize="words"
        />
        <FormFailure>{failure}</FormFailure>
        <SubmitButton busy={busy}>{profileMessages.save}</SubmitButton>
      </form>
    </section>
  );
}

type PersonalDetails = Pick<User, "name" | "email" | "phone" | "address">;

const detailNames = ["name", "email", "phone", "address"] as const;

/** The entered fields that differ from the stored ones (specification section 5); undefined when none does. */
export function changedDetails(
  stored: PersonalDetails,
  entered: { [Name in keyof PersonalDetails]?: PersonalDetails[Name] | undefined },
): Partial<PersonalDetails> | undefined {
  const changes: Partial<PersonalDetails> = {};
  for (const name of detailNames) {
    const value = entered[name];
    if (value !== undefined && value !== stored[name]) changes[name] = value;
  }
  return Object.keys(changes).length === 0 ? undefined : changes;
}
