import { template } from "#contract/values/template.ts";

export const garmentReasons = {
  ENTER_DAYS_OR_NOTHING: "Enter whole days, or nothing",
  ENTER_CENTIMETRES: "Enter 1 to 260 centimetres",
  ENTER_METRES: "Enter 0 to 20 metres",
  CHOOSE_A_FIT: "Choose for whom the table is",
  NAME_THE_PART: "Name the part",
  PART_IN_LETTERS: "Use small letters, spaces and dashes",
  ONE_TABLE_FOR_EACH: "Use one table for each",
  SEVERAL_SIZES: template(
    { typed: "S, M, L" },
    ({ typed }) =>
      `“${typed}” looks like several sizes. Name each alone; in a file put a bar between them: S | M | L`,
  ),
  SEVERAL_TROUSERS: template(
    { typed: "Straight, Jogger" },
    ({ typed }) =>
      `“${typed}” looks like several trousers. Name each alone; in a file put a bar between them: Straight | Jogger`,
  ),
  SIZES_OF_OTHER_TYPE: template(
    { type: "Jackets", others: "XS, 2XL", sizes: "S, M, L" },
    ({ type, others, sizes }) =>
      `${type} are not made in ${others}: take them out, or choose another garment type. There are ${sizes}.`,
  ),
  NAME_A_PART: "Name a part",
  USE_AT_MOST_4_PARTS: "Use at most 4 parts",
  NAME_EACH_PART_ONCE: "Name each part once",
  SIZE_NAMES_A_PART: "No size may end with the name of a part",
  FILL_THE_TABLE: "Fill in the table for every size",
  NAME_THE_OPTION: "Name the option",
  CHOOSE_ITS_COLOR: "Enter its colour, such as #1b6b6f",
  ENTER_1_TO_100: "Enter 1 to 100",
  USE_AT_MOST_40_VALUES: "Use at most 40 values",
  NAME_IS_OF_ANOTHER_CHOICE: "The shop calls a choice of its own so. Take another name.",
  NAME_ITS_VALUES: "Name what can be chosen",
  NAME_EACH_VALUE_ONCE: "Name each value once",
  NO_IS_AN_ANSWER: "A yes-or-no option cannot be required",
  CHARGE_EACH_VALUE: "Enter the charge at each value",
  CHARGE_THE_TEXT: "A place has no charge: enter it at the text",
  ONLY_TEXTS_HAVE_A_THREAD: "Only a text that is typed can have a thread",
  CHOOSE_A_THREAD: "Choose one of the shop's threads",
  THREAD_IS_GONE: "This thread is no longer on the list: choose another one",
  ONLY_PICTURES_ARE_SET_UP: "Only a picture is charged once per order",
  OFFER_IS_GONE: "One of these garment types or products is not there any more. Open the page again.",
  KIND_WAS_ORDERED: "It was ordered as it is. Hide it, and make another option.",
  VALUE_WAS_ORDERED: template(
    { name: "Tall" },
    ({ name }) => `${name} was ordered, and orders name it. Hide it instead of taking it out.`,
  ),
  OPTION_WAS_ORDERED: "It was ordered, and orders name it. Hide it instead.",
  NAME_THE_GARMENT_TYPE: "Name the garment type",
  GARMENT_TYPE_IN_USE: "Products use this garment type. Give them another one first.",
  CHOOSE_A_GARMENT_TYPE: "Choose a garment type",
};
