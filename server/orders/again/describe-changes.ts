import type { LineItem } from "#contract/cart/line-item.ts";
import type { LineChange } from "#contract/orders/order-again.ts";

type Named = LineChange["from"];

/** The choices of an ordered line that the line of today has otherwise, in the order of the page. */
export function describeChanges(ordered: LineItem, today: LineItem): LineChange[] {
  return [
    // A product that was renamed is the same one.
    ...(ordered._id === today._id ? [] : changed("product", nameOf(ordered), nameOf(today))),
    ...changed("size", sizeOf(ordered), sizeOf(today)),
    ...changed("color", colorOf(ordered), colorOf(today)),
    ...changed("fabric type", ordered.fabric_type, today.fabric_type),
    ...changed("trouser option", trouserOf(ordered), trouserOf(today)),
    ...changed("name engraving", engravingOf(ordered), engravingOf(today)),
    ...(today.name_engraving ? changed("thread", threadOf(ordered), threadOf(today)) : []),
    ...changedOptions(ordered, today),
  ];
}

function changed(what: LineChange["what"], from: Named | undefined, to: Named | undefined): LineChange[] {
  // A choice that the nearest garment has besides, such as its trousers, takes nothing away.
  if (!from || from.name === to?.name) return [];
  return [{ what, from: named(from), ...(to && { to: named(to) }) }];
}

function named({ name, urdu }: Named): Named {
  return { name, ...(urdu && { urdu }) };
}

function nameOf({ name, urdu }: LineItem): Named {
  return { name, urdu: urdu?.name };
}

function sizeOf({ sizes }: LineItem): Named {
  return { name: sizes || "" };
}

function colorOf({ color: { label, urdu } }: LineItem): Named {
  return { name: label, urdu };
}

function trouserOf({ trouserOptions, urdu }: LineItem): Named | undefined {
  return trouserOptions === null ? undefined : { name: trouserOptions, urdu: urdu?.trouser };
}

function engravingOf({ name_engraving }: LineItem): Named | undefined {
  return name_engraving ? { name: name_engraving.name } : undefined;
}

function threadOf({ name_engraving }: LineItem): Named | undefined {
  return name_engraving ? name_engraving.thread : undefined;
}

function changedOptions({ options = [] }: LineItem, today: LineItem): LineChange[] {
  return options
    .filter(({ id, value }) => !today.options?.some((option) => option.id === id && option.value === value))
    .map(({ name, urdu }) => ({ what: "option", from: named({ name, urdu }) }));
}
