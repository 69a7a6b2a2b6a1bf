import { useEffect, useId, useState } from "react";
import { listProducts } from "#contract/catalog/office-products.ts";
import X from "#icons/x.mjs";
import { callApi } from "#web/back-office/api.ts";
import { MoveButtons, moveItem } from "#web/back-office/ui/move-buttons.tsx";
import { FieldError } from "#web/ui/field-error.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";

export type RelatedProduct = { id: string; name: string };

type RelatedFieldProps = {
  ownId: string | undefined;
  known: readonly RelatedProduct[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  error: string | undefined;
};

/** Debounce of the product search, in milliseconds. */
const pause = 350;
const mostFound = 6;
const most = 8;

export function RelatedField({ ownId, known, value, onChange, error }: RelatedFieldProps) {
  const id = useId();
  const [query, setQuery] = useState("");
  const [found, setFound] = useState<readonly RelatedProduct[]>([]);
  const [names, setNames] = useState(() => new Map(known.map((product) => [product.id, product.name])));

  useEffect(() => {
    let isWanted = true;
    const look = async () => {
      const result = query === "" ? undefined : await callApi(listProducts, { query: { q: query } });
      if (isWanted) setFound(result?.ok ? result.data.items : []);
    };
    const timer = setTimeout(() => void look(), query === "" ? 0 : pause);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [query]);

  function add({ id: added, name }: RelatedProduct) {
    setNames(new Map([...names, [added, name]]));
    onChange([...value, added]);
    setQuery("");
  }

  const offered = found.filter((product) => product.id !== ownId && !value.includes(product.id));
  return (
    <fieldset className="grid gap-2" aria-describedby={error ? id : undefined}>
      <legend className="sr-only">Related products</legend>
      {value.length > 0 && (
        <ol className="grid rounded-md border border-line">
          {value.map((each, index) => (
            <li key={each} className="flex items-center gap-2.5 border-line py-0.5 ps-3 pe-1 [&+&]:border-t">
              <span className="me-auto wrap-anywhere">{names.get(each) ?? each}</span>
              <MoveButtons
                name={names.get(each) ?? each}
                index={index}
                count={value.length}
                onMove={(to) => onChange(moveItem(value, index, to))}
              />
              <IconButton
                label={`Remove ${names.get(each) ?? each}`}
                onClick={() => onChange(value.filter((other) => other !== each))}
                className="size-9"
              >
                <Icon icon={X} />
              </IconButton>
            </li>
          ))}
        </ol>
      )}
      {value.length < most && (
        <input
          type="search"
          aria-label="Find a product to add"
          placeholder="Find a product to add"
          value={query}
          maxLength={100}
          onChange={(event) => setQuery(event.target.value.trimStart())}
          onKeyDown={(event) => {
            if (event.key === "Enter") event.preventDefault();
          }}
          className="field-control"
        />
      )}
      {query !== "" && offered.length > 0 && (
        <ul aria-label="Found products" className="grid rounded-md border border-line">
          {offered.slice(0, mostFound).map((product) => (
            <li key={product.id} className="border-line [&+&]:border-t">
              <button
                type="button"
                onClick={() => add(product)}
                className="block w-full px-3 py-2 text-start -outline-offset-3 hover:bg-chuna"
              >
                {product.name}
              </button>
            </li>
          ))}
        </ul>
      )}
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
}
