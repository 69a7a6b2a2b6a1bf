import { useEffect, useState } from "react";
import type { MeasurementDraft } from "./measurement-draft.ts";
import type { MeasurementForm } from "./use-measurement-form.ts";

const rest = 700;

/** What is typed, as it was when the typing last rested; and a way to take it over at once. */
export function useSettledDraft(form: MeasurementForm): [draft: MeasurementDraft, settle: () => void] {
  const { getValues, subscribe } = form;
  const [draft, setDraft] = useState<MeasurementDraft>(() => getValues());

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        clearTimeout(timer);
        timer = setTimeout(() => setDraft({ ...values }), rest);
      },
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [subscribe]);

  return [draft, () => setDraft({ ...getValues() })];
}
