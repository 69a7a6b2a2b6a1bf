import { z } from "zod";
import { type OfficeOption, type OptionFields, optionFields } from "#contract/catalog/office-options.ts";
import type { OfferedOption, OptionKind } from "#contract/options/invented.ts";

export type TypedValue = {
  known: string;
  name: string;
  urdu: string;
  color: string;
  picture: string | null;
  charge: string;
  isHidden: boolean;
};

export type TypedOption = Omit<
  OptionFields,
  "charge" | "setupCharge" | "maxLength" | "values" | "productIds"
> & {
  charge: string;
  setupCharge: string;
  maxLength: string;
  values: TypedValue[];
  products: OfficeOption["products"];
};

export const kindLabels: Record<OptionKind, string> = {
  "one-of": "One of a list",
  color: "One of a list of colours",
  "yes-no": "Yes or no",
  text: "Typed text",
  measurement: "A length in inches",
  picture: "Picture from the shopper",
};

export function isList(kind: OptionKind): boolean {
  return kind === "one-of" || kind === "color";
}

export function hasValues(kind: OptionKind): boolean {
  return isList(kind) || kind === "text";
}

export const emptyValue: TypedValue = {
  known: "",
  name: "",
  urdu: "",
  color: "#",
  picture: null,
  charge: "0",
  isHidden: false,
};

export const emptyOption: TypedOption = {
  name: "",
  urdu: "",
  kind: "yes-no",
  charge: "0",
  setupCharge: "0",
  isRequired: false,
  maxLength: "25",
  thread: null,
  values: [],
  excludes: [],
  garmentTypes: [],
  products: [],
  isHidden: false,
  isTracked: true,
  isGrouped: false,
};

export function typedOption({ id: _, version: __, isOrdered: ___, ...option }: OfficeOption): TypedOption {
  return {
    ...option,
    charge: String(option.charge),
    setupCharge: String(option.setupCharge),
    maxLength: String(option.maxLength ?? 25),
    values: option.values.map(({ id, color, charge, isOrdered: ____, ...value }) => ({
      ...value,
      known: id,
      color: color ?? "#",
      charge: String(charge),
    })),
  };
}

function rupees(text: string): number {
  return text.trim() === "" ? 0 : Number(text);
}

function asSent({ products, values, charge, setupCharge, maxLength, ...typed }: TypedOption) {
  const { kind } = typed;
  return {
    ...typed,
    isRequired: kind !== "yes-no" && typed.isRequired,
    charge: isList(kind) ? 0 : rupees(charge),
    setupCharge: kind === "picture" ? rupees(setupCharge) : 0,
    maxLength: kind === "text" ? Number(maxLength) : null,
    thread: kind === "text" ? typed.thread || null : null,
    values: (hasValues(kind) ? values : []).map(({ known, color, charge: ofValue, ...value }) => ({
      ...value,
      id: known,
      color: kind === "color" ? color : null,
      charge: isList(kind) ? rupees(ofValue) : 0,
    })),
    productIds: products.map(({ id }) => id),
  };
}

export const typedOptionSchema = z.custom<TypedOption>().transform((typed, context): OptionFields => {
  const read = optionFields.safeParse(asSent(typed));
  for (const { path, message } of read.error?.issues ?? [])
    context.addIssue({ code: "custom", path, message });
  return read.success ? read.data : z.NEVER;
});

export function previewed(typed: TypedOption): OfferedOption {
  const { name, urdu, kind, charge, setupCharge, maxLength, values, isRequired } = typed;
  const amount = (text: string) => Math.max(0, Math.trunc(rupees(text)) || 0);
  return {
    id: "preview",
    kind,
    name: name || "Option",
    isRequired,
    excludes: [],
    isTracked: true,
    isGrouped: false,
    ...(urdu && { urdu }),
    charge: isList(kind) ? 0 : amount(charge),
    ...(kind === "picture" && { setupCharge: amount(setupCharge) }),
    ...(kind === "text" && { maxLength: amount(maxLength) }),
    ...((isList(kind) || (kind === "text" && values.length > 0)) && {
      values: values
        .map((value, index) => ({ ...value, place: String(index) }))
        .filter((value) => !value.isHidden)
        .map((value) => ({
          id: value.place,
          name: value.name || "Value",
          charge: amount(value.charge),
          ...(value.urdu && { urdu: value.urdu }),
          ...(value.picture && { picture: value.picture }),
          ...(kind === "color" && /^#[0-9a-f]{6}$/i.test(value.color) && { color: value.color }),
        })),
    }),
  };
}
