import { useState } from "react";
import { isLanguage, type LanguageTag, languages, languageTags } from "#contract/languages.ts";
import { accountSafetyMessages } from "#messages/account-safety.tsx";
import { toastAnswer, toastError } from "#web/ui/toast.ts";
import { accountApi } from "./account-api.ts";

const messages = accountSafetyMessages.language;

export function LanguageOfMails({ language }: { language: LanguageTag }) {
  const [chosen, setChosen] = useState(language);
  const [busy, setBusy] = useState(false);

  async function change(next: string) {
    if (!isLanguage(next)) return;
    setBusy(true);
    const answer = await accountApi.setAccountLanguage({ body: { language: next } });
    setBusy(false);
    if (!answer.ok) return toastError(answer.error.error);
    setChosen(answer.data.language);
    return toastAnswer(answer.data.message, "ACCOUNT_LANGUAGE_CHANGED");
  }

  return (
    <section aria-labelledby="mail-language" className="grid gap-4">
      <div>
        <h2 id="mail-language">{messages.title}</h2>
        <p id="mail-language-about" className="mt-2 text-slate">
          {messages.text}
        </p>
      </div>
      <select
        aria-labelledby="mail-language"
        aria-describedby="mail-language-about"
        value={chosen}
        disabled={busy}
        onChange={({ target }) => void change(target.value)}
        className="field-control"
      >
        {languageTags.map((tag) => (
          <option key={tag} value={tag} lang={tag}>
            {languages[tag].name}
          </option>
        ))}
      </select>
    </section>
  );
}
