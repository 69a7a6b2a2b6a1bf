import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";

/** Reads fields that a browser or a form filler set without an event, which the form has missed. */
export function takeFilled<Fields extends FieldValues, Values>(
  element: unknown,
  { getValues, setValue }: Pick<UseFormReturn<Fields, unknown, Values>, "getValues" | "setValue">,
): void {
  if (!(element instanceof HTMLFormElement)) return;
  const isField = (name: string): name is FieldPath<Fields> => name in getValues();
  for (const [name, text] of new FormData(element)) {
    if (typeof text !== "string" || text === "" || !isField(name)) continue;
    const known: unknown = getValues(name);
    if (known === undefined || known === "") setValue(name, text as typeof known & Fields[typeof name]);
  }
}
