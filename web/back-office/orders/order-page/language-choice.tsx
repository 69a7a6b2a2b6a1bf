import { useState } from "react";
import { useRevalidator } from "react-router";
import { isLanguage, type LanguageTag, languages, languageTags } from "#contract/languages.ts";
import { setOrderLanguage } from "#contract/order-views/office-orders.ts";
import { callApi } from "#web/back-office/api.ts";
import { toastError, toastSuccess } from "#web/ui/toast.ts";

/** The language that the customer of an order is written to in, changed at once. */
export function LanguageChoice({ id, language }: { id: string; language: LanguageTag }) {
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();

  async function change(chosen: string) {
    if (!isLanguage(chosen)) return;
    setBusy(true);
    const result = await callApi(setOrderLanguage, { body: { id, language: chosen } });
    await revalidate();
    setBusy(false);
    if (result.ok) toastSuccess("Language changed");
    else toastError(result.error.error);
  }

  return (
    <select
      aria-label="Language of mails, messages and papers"
      value={language}
      disabled={busy}
      onChange={({ target }) => void change(target.value)}
      className="field-control mt-1 w-auto"
    >
      {languageTags.map((tag) => (
        <option key={tag} value={tag} lang={tag}>
          {languages[tag].name}
        </option>
      ))}
    </select>
  );
}
