import { filterNames, type ListQuery, readListQuery } from "./product-list-query.ts";

/** The list that a filled-in filter form asks for, from its first page. */
export function readFilterForm(form: HTMLFormElement): ListQuery {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") params.append(name, value);
  return readListQuery(params);
}

/** Puts the list's filters into its form, where they may differ after a step back or a removed chip. */
export function showInFilterForm(form: HTMLFormElement, query: ListQuery): void {
  for (const name of [...filterNames, "sort"] as const) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLSelectElement || control instanceof HTMLInputElement)
      control.value = query[name];
  }
}
