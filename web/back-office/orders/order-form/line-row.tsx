import { type ReactNode, useState } from "react";
import type { LineItem } from "#contract/cart/line-item.ts";
import { stockOfColor } from "#contract/catalog/stock-of-color.ts";
import { engravingLimits } from "#contract/engraving/engraving-rules.ts";
import { lineTotal } from "#contract/money/line-price.ts";
import { quantityLimit } from "#contract/values/limits.ts";
import Minus from "#icons/minus.mjs";
import Plus from "#icons/plus.mjs";
import X from "#icons/x.mjs";
import { Money } from "#web/back-office/ui/values.tsx";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { changeLine, changeQuantity, type DraftLine } from "./draft-lines.ts";
import { LineChoices } from "./line-choices.tsx";
import type { LineFields } from "./line-fields.ts";
import { FabricOptions, SizeOptions } from "./line-options.tsx";

type LineRowProps = {
  line: DraftLine;
  /** From 1. */
  number: number;
  /** As last priced by the server. */
  item: LineItem | undefined;
  errors: readonly string[];
  onChange: (line: DraftLine) => void;
  /** Opens all choices of the line, with these changes. */
  onOpen: (changes: Partial<LineFields>) => void;
  onRemove: (() => void) | undefined;
};

/** A line with the choices that change most, each in its place. */
export function LineRow({ line, number, item, errors, onChange, onOpen, onRemove }: LineRowProps) {
  const { name, product, fields, sent } = line;

  function change(changes: Partial<LineFields>) {
    const changed = changeLine(line, changes);
    if (changed) onChange(changed);
    else onOpen(changes);
  }

  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-[560] wrap-anywhere">
          {name} <span className="font-normal">x {sent.quantity || 0}</span>
        </p>
        {item && <Money rupees={lineTotal(item)} />}
      </div>
      {item && <LineChoices item={item} />}
      <div className="flex flex-wrap items-end gap-2">
        <Quantity
          number={number}
          value={fields?.quantity ?? String(sent.quantity)}
          onChange={(typed) => onChange(changeQuantity(line, typed))}
        />
        {product && fields && (
          <>
            <Choice label="Size" number={number}>
              {(attributes) => (
                <select
                  {...attributes}
                  className="field-control max-w-44"
                  value={fields.sizes}
                  onChange={({ target }) => change({ sizes: target.value })}
                >
                  <SizeOptions
                    product={product}
                    chosen={fields.sizes}
                    soldOut={
                      stockOfColor(product, product.colors.find(({ label }) => label === fields.color)?._id)
                        .soldOut
                    }
                  />
                </select>
              )}
            </Choice>
            <Choice label="Fabric" number={number}>
              {(attributes) => (
                <select
                  {...attributes}
                  className="field-control max-w-56"
                  value={fields.fabric_type}
                  onChange={({ target }) => change({ fabric_type: target.value })}
                >
                  <FabricOptions product={product} chosen={fields.fabric_type} />
                </select>
              )}
            </Choice>
            {product.name_engraving && (
              <SewnName
                key={fields.name_engraving.name}
                number={number}
                name={fields.name_engraving.name}
                maxLength={engravingLimits[fields.name_engraving.position]}
                onChange={(typed) => change({ name_engraving: { ...fields.name_engraving, name: typed } })}
              />
            )}
            <Button look="quiet" aria-label={`All choices of ${name}`} onClick={() => onOpen({})}>
              All choices
            </Button>
          </>
        )}
        <IconButton
          label={`Remove ${name}`}
          className="ms-auto"
          disabled={!onRemove}
          onClick={() => onRemove?.()}
        >
          <Icon icon={X} />
        </IconButton>
      </div>
      {errors.map((sentence) => (
        <p key={sentence} role="alert" className="text-sm text-anar">
          {sentence}
        </p>
      ))}
    </div>
  );
}

type Attributes = { "aria-label": string };

type ChoiceProps = {
  label: string;
  number: number;
  children: (attributes: Attributes) => ReactNode;
};

/** A control with a short label, which with the line's number is its name. */
function Choice({ label, number, children }: ChoiceProps) {
  return (
    <div className="grid min-w-0 gap-0.5">
      <span aria-hidden="true" className="text-xs text-slate">
        {label}
      </span>
      {children({ "aria-label": `${label}, line ${number}` })}
    </div>
  );
}

type QuantityProps = { number: number; value: string; onChange: (typed: string) => void };

function Quantity({ number, value, onChange }: QuantityProps) {
  const pieces = Number(value);
  const step = "grid size-11 place-items-center hover:bg-chuna disabled:text-disabled";
  return (
    <Choice label="Quantity" number={number}>
      {(attributes) => (
        <span className="inline-flex items-center rounded-md border border-line-strong bg-paper">
          <button
            type="button"
            className={step}
            aria-label={`One less, line ${number}`}
            disabled={!(pieces > 1)}
            onClick={() => onChange(String(pieces - 1))}
          >
            <Icon icon={Minus} className="size-5" />
          </button>
          <input
            {...attributes}
            className="h-11 w-11 bg-transparent text-center font-[560]"
            inputMode="numeric"
            autoComplete="off"
            value={value}
            onChange={({ target }) => onChange(target.value)}
            onKeyDown={(event) => {
              const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
              const next = pieces + (by ?? 0);
              if (by === undefined || !(next >= 1 && next <= quantityLimit)) return;
              event.preventDefault();
              onChange(String(next));
            }}
          />
          <button
            type="button"
            className={step}
            aria-label={`One more, line ${number}`}
            disabled={!(pieces < quantityLimit)}
            onClick={() => onChange(String(pieces + 1))}
          >
            <Icon icon={Plus} className="size-5" />
          </button>
        </span>
      )}
    </Choice>
  );
}

type SewnNameProps = { number: number; name: string; maxLength: number; onChange: (name: string) => void };

/** Priced once the field is left, not for each letter. */
function SewnName({ number, name, maxLength, onChange }: SewnNameProps) {
  const [typed, setTyped] = useState(name);
  const commit = () => {
    if (typed.trim() !== name) onChange(typed.trim());
  };
  return (
    <Choice label="Name" number={number}>
      {(attributes) => (
        <input
          {...attributes}
          className="field-control max-w-44"
          dir="auto"
          autoComplete="off"
          spellCheck={false}
          placeholder="None"
          maxLength={maxLength}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={commit}
          onKeyDown={({ key }) => {
            if (key === "Enter") commit();
          }}
        />
      )}
    </Choice>
  );
}
