import { type RefObject, useEffect, useRef, useState } from "react";
import type { MeasurementName } from "#contract/sizes/measurement-names.ts";
import { convertText, type MeasurementDraft, typedLengths } from "./measurement-draft.ts";
import { type MeasurementQuestion, questionMeasurements } from "./question-measurements.ts";
import { saveUnit } from "./saved-unit.ts";
import type { MeasurementForm } from "./use-measurement-form.ts";

export type MeasurementQuestions = {
  draft: MeasurementDraft;
  open: readonly MeasurementQuestion[];
  haveStopped: boolean;
  panel: RefObject<HTMLElement | null>;
  areAnswered: () => boolean;
  confirm: () => void;
  mend: (question: MeasurementQuestion) => void;
};

/** An answer applies to these lengths only: changed lengths are questioned again. */
function keyOf({ kind, names }: MeasurementQuestion, draft: MeasurementDraft): string {
  return JSON.stringify([kind, draft.unit, names.map((name) => [name, draft[name].trim()])]);
}

export function useMeasurementQuestions(
  form: MeasurementForm,
  names: readonly MeasurementName[],
): MeasurementQuestions {
  const [draft, settle] = useSettledDraft(form);
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set());
  const [haveStopped, setHaveStopped] = useState(false);
  const panel = useRef<HTMLElement>(null);

  function openOf(typed: MeasurementDraft): MeasurementQuestion[] {
    return questionMeasurements(typedLengths(typed, names), typed.unit).filter(
      (question) => !confirmed.has(keyOf(question, typed)),
    );
  }
  const open = openOf(draft);

  function areAnswered(): boolean {
    settle();
    const answered = openOf(form.getValues()).length === 0;
    setHaveStopped(!answered);
    if (!answered) panel.current?.focus();
    return answered;
  }

  function confirm() {
    setConfirmed(new Set([...confirmed, ...open.map((question) => keyOf(question, draft))]));
    setHaveStopped(false);
    // The focused button disappears with its questions.
    panel.current?.focus({ preventScroll: true });
  }

  function mend(question: MeasurementQuestion) {
    const change = answerQuestion(form.getValues(), question);
    for (const name of ["unit", ...names] as const) {
      const value = change[name];
      if (value !== undefined) form.setValue(name, value, { shouldDirty: true });
    }
    if (change.unit) saveUnit(change.unit);
    settle();
    const typed = names.filter((name) => form.getValues(name) !== "");
    void form.trigger(typed);
    // The focused button disappears with its question.
    if (question.names[0]) form.setFocus(question.names[0]);
  }

  return { draft, open, haveStopped: haveStopped && open.length > 0, panel, areAnswered, confirm, mend };
}

const rest = 700;

/** The debounced draft; and a function to apply it at once. */
function useSettledDraft(form: MeasurementForm): [draft: MeasurementDraft, settle: () => void] {
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

export function answerQuestion(
  draft: MeasurementDraft,
  question: MeasurementQuestion,
): Partial<MeasurementDraft> {
  if (question.kind === "odd") return {};
  if (question.kind === "swapped") {
    const [one, other] = question.names;
    return { [one]: draft[other], [other]: draft[one] };
  }
  if (question.kind === "half") {
    const [name] = question.names;
    const length = Number(draft[name].trim().replace(",", "."));
    return { [name]: String(Number((length * 2).toFixed(2))) };
  }
  if (question.all) return { unit: draft.unit === "in" ? "cm" : "in" };
  return Object.fromEntries(question.names.map((name) => [name, convertText(draft[name], draft.unit)]));
}
