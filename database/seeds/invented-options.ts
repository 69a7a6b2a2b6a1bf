import type pg from "pg";
import { insertRows } from "./insert-rows.ts";

/**
 * Options that the merchant of the demo shop has invented, to show what can be: a pocket for pens, the badge of a
 * department and the logo of a hospital on lab coats, and trousers that are longer or shorter than their size.
 */
export async function insertInventedOptions(client: pg.ClientBase): Promise<void> {
  const shown = {
    is_required: false,
    is_hidden: false,
    is_tracked: true,
    is_grouped: true,
    max_length: null,
    excludes: [],
  };
  await insertRows(client, "options", [
    {
      id: "pen-pocket-on-the-sleeve",
      kind: "yes-no",
      name: "Pen pocket on the sleeve",
      name_ur: "آستین پر قلم کی جیب",
      charge: 150,
      position: 0,
      ...shown,
    },
    {
      id: "leg-length",
      kind: "one-of",
      name: "Leg length",
      name_ur: "ٹانگ کی لمبائی",
      charge: 0,
      position: 1,
      ...shown,
    },
    {
      id: "department-badge",
      kind: "text",
      name: "Department badge",
      name_ur: "شعبے کا بیج",
      // Sewn on when the coat is done: it is cut like any other.
      charge: 200,
      position: 2,
      ...shown,
      max_length: 30,
      is_tracked: false,
      is_grouped: false,
    },
  ]);
  await insertRows(client, "options", [
    {
      id: "embroidered-logo",
      kind: "picture",
      name: "Embroidered logo",
      name_ur: "کڑھائی کیا ہوا لوگو",
      // Digitising it is work of once, whatever number of coats carries it.
      charge: 250,
      setup_charge: 1500,
      position: 3,
      ...shown,
      is_grouped: false,
      is_tracked: false,
    },
  ]);
  const value = { option_id: "leg-length", is_hidden: false };
  await insertRows(client, "option_values", [
    { ...value, id: "tall", name: "Tall", name_ur: "لمبی", charge: 200, position: 0 },
    { ...value, id: "petite", name: "Petite", name_ur: "چھوٹی", charge: 0, position: 1 },
  ]);
  const place = { option_id: "department-badge", is_hidden: false, charge: 0 };
  await insertRows(client, "option_values", [
    { ...place, id: "left-chest", name: "Left chest", name_ur: "سینے کی بائیں طرف", position: 0 },
    { ...place, id: "right-chest", name: "Right chest", name_ur: "سینے کی دائیں طرف", position: 1 },
    { ...place, id: "left-sleeve", name: "Left sleeve", name_ur: "بائیں آستین", position: 2 },
  ]);
  await insertRows(client, "option_offers", [
    { option_id: "pen-pocket-on-the-sleeve", garment_type: "coat" },
    { option_id: "leg-length", garment_type: "trousers" },
    { option_id: "department-badge", garment_type: "coat" },
    { option_id: "embroidered-logo", garment_type: "coat" },
  ]);
}
