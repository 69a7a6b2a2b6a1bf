import { type RefObject, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { filteredColors } from "#contract/catalog/filtered-colors.ts";
import { filterNames, type ListQuery, listAddress, readListQuery } from "./product-list-query.ts";

export const filterSheetId = "filters";
export const filterFormId = "filter-form";

function readFilterForm(form: HTMLFormElement): ListQuery {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") params.append(name, value);
  return readListQuery(params);
}

function showInFilterForm(form: HTMLFormElement, query: ListQuery): void {
  for (const name of [...filterNames, "sort"] as const) {
    const control = form.elements.namedItem(name);
    if (control instanceof RadioNodeList) check(control, query[name]);
    else if (control && "value" in control) control.value = query[name];
  }
}

function check(inputs: RadioNodeList, value: string): void {
  for (const input of inputs)
    if (input instanceof HTMLInputElement) input.checked = filteredColors(value).includes(input.value);
}

/**
 * A GET form of the list's filters that works without script; with script it is synchronised with the address. It has
 * no page field, so every change begins at page 1.
 */
export function useFilterForm(query: ListQuery): {
  form: RefObject<HTMLFormElement | null>;
  follow: () => void;
  shown: string;
  isShown: () => boolean;
} {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const shown = listAddress({ ...query, page: 1 });
  const lastShown = useRef(shown);

  function follow() {
    if (!form.current || isShown()) return;
    void navigate(listAddress(readFilterForm(form.current)), { preventScrollReset: true });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address stands for the query and for where to go.
  useEffect(() => {
    // Skipped at first: the form may hold a choice made before hydration, which is applied next.
    if (!form.current || lastShown.current === shown) return;
    lastShown.current = shown;
    showInFilterForm(form.current, query);
  }, [shown]);

  function isShown() {
    return form.current === null || listAddress(readFilterForm(form.current)) === shown;
  }

  return { form, follow, shown, isShown };
}
