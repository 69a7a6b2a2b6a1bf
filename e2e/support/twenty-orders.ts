export type Line = {
  _id: string;
  sizes: string | false;
  custom_size: Record<string, number | string> | false;
  color: { label: string };
  fabric_type: { name: string };
  trouser: boolean;
  trouserOptions: string | null;
  cap: boolean;
  name_engraving:
    | { name: string; position: "left" | "right" | "sleeve"; second?: string; thread?: string }
    | false;
  quantity: number;
};

type Person = { name: string; address: string; area: string; delivery_instruction: string };

type PrintedOrder = { person: Person; lines: readonly Line[] };

/** Their names on the papers. */
export const orderedProducts: Readonly<Record<string, { name: string; code: string }>> = {
  "liberty-v-neck-set": { name: "Liberty V-Neck Set", code: "TB-M-101" },
  "classic-lab-coat": { name: "Classic Lab Coat", code: "TB-L-101" },
  "mall-road-v-neck-set": { name: "Mall Road V-Neck Set", code: "TB-W-101" },
  "canal-v-neck-set": { name: "Canal V-Neck Set", code: "TB-M-105" },
};

const set: Line = {
  _id: "liberty-v-neck-set",
  sizes: "M",
  custom_size: false,
  color: { label: "Navy Blue" },
  fabric_type: { name: "Plain Cotton" },
  trouser: true,
  trouserOptions: "Straight",
  cap: false,
  name_engraving: false,
  quantity: 1,
};

const coat: Line = {
  ...set,
  _id: "classic-lab-coat",
  color: { label: "White" },
  trouser: false,
  trouserOptions: null,
};

/** As many characters as a note takes, with the breaks of lines that a phone's keyboard makes. */
const longestNote =
  "Please read all of this before you cut.\nMy left shoulder is half an inch lower than the right one, so the left side needs a thin pad.\nThe sleeves end above the elbow, because I scrub to the elbow many times a day.\nThe waist has to sit high, with a flat cord and no elastic at the back, only at the sides.\nThe trousers are worn with clogs: measure from the floor.\nTwo tailors have sewn this for me before, and both made the chest too tight, so leave an inch within the seams to let it out. Thanks."
    .padEnd(500, ".")
    .slice(0, 500);

const urduNote = "بائیں کندھا آدھا انچ نیچا ہے۔\nآستین کہنی سے اوپر رکھیں، شلوار فرش سے ناپیں۔";

/** With everything else on a ticket it takes a second sheet: nastaliq needs twice the height. */
const longestUrduNote = `${urduNote} `.repeat(7).trim().slice(0, 500);

function measured(chest: number, otherNote = ""): Line["custom_size"] {
  return {
    shirtLength: 28.25,
    chest,
    shoulder: 17.5,
    sleeveLength: 9.75,
    trouserWaist: 32,
    trouserLength: 38.25,
    otherNote,
  };
}

const plainPerson: Person = {
  name: "Papers Journey",
  address: "7 Needle Street",
  area: "Gulberg",
  delivery_instruction: "",
};

/** The most that the checkout's form takes, in each field. */
const longestPerson: Person = {
  name: "Dr. Mehr-un-Nisa Shahzadi Begum Journey of the Department of Anaesthesiology and Intensive Care Unit",
  address:
    "House 1234-B, Street 56, Block 7, behind the Government Girls Higher Secondary School, opposite the third gate of the Services Hospital, near the old banyan tree and the tea stall of Chacha Rafiq",
  area: "Allama Iqbal Town, Extension Scheme number four, Phase nine, Sector D",
  delivery_instruction:
    "Call before you come, because the gate is locked from two to four and the guard sleeps. "
      .repeat(5)
      .trim(),
};

const urduPerson: Person = {
  name: "ڈاکٹر عائشہ صدیقی",
  address: "مکان نمبر ۱۲، گلی نمبر ۵، ماڈل ٹاؤن",
  area: "ماڈل ٹاؤن",
  delivery_instruction: "دروازے پر گھنٹی بجائیں، بچے سو رہے ہوں گے۔",
};

const everything: Line = {
  ...set,
  _id: "mall-road-v-neck-set",
  sizes: false,
  custom_size: measured(40.5, longestNote),
  color: { label: "Maroon" },
  fabric_type: { name: "Four-Way Stretch" },
  trouserOptions: "Jogger",
  cap: true,
  name_engraving: { name: "Dr. Wwwwwwwwwwwwwwwwwwwww", position: "right" },
  quantity: 2,
};

function order(lines: readonly Line[], person: Partial<Person> = {}): PrintedOrder {
  return { person: { ...plainPerson, ...person }, lines };
}

const inSizes = ["3XL", "S", "XL", "XS", "2XL", "L", "M"].map((sizes) => ({ ...set, sizes }));

/**
 * Twenty orders as a week brings them: the smallest, every size, the longest words that the forms take, Urdu, fifty
 * pieces, thirty lines, names in light and dark thread, made to measure.
 */
export const twentyOrders: readonly PrintedOrder[] = [
  order([set]),
  order(inSizes),
  order([everything], longestPerson),
  order([{ ...coat, name_engraving: { name: "ڈاکٹر عائشہ صدیقی", position: "left" } }], urduPerson),
  order([{ ...set, quantity: 50 }]),
  order([
    { ...set, quantity: 50, cap: true, name_engraving: { name: "Services Hospital", position: "left" } },
  ]),
  order([{ ...set, sizes: false, custom_size: measured(41) }]),
  order([{ ...set, sizes: false, custom_size: measured(44.25, urduNote), quantity: 3 }], urduPerson),
  order([{ ...coat, sizes: "L", name_engraving: { name: "Dr. O'Neil-Khan Jr.", position: "right" } }]),
  order([{ ...set, color: { label: "Black" }, name_engraving: { name: "Sister Zara", position: "left" } }]),
  order([
    {
      ...set,
      _id: "canal-v-neck-set",
      color: { label: "White" },
      name_engraving: {
        name: "Dr. Zoya",
        second: "Surgeon, ICU & CCU",
        position: "sleeve",
        thread: "Gold",
      },
    },
  ]),
  order([
    { ...set, sizes: "XL", trouserOptions: "Cargo" },
    { ...set, sizes: "XS", trouserOptions: "Jogger", cap: true },
  ]),
  order(
    [
      everything,
      {
        ...everything,
        custom_size: measured(40.5, longestUrduNote),
        name_engraving: { name: "نرس فاطمہ", position: "left" },
        quantity: 1,
      },
    ],
    longestPerson,
  ),
  order([
    { ...coat, sizes: "2XL", quantity: 4 },
    { ...set, sizes: "S", quantity: 6 },
  ]),
  order(
    Array.from({ length: 30 }, (_, index) => ({ ...(inSizes[index % 7] ?? set), quantity: (index % 3) + 1 })),
  ),
  order([
    { ...set, fabric_type: { name: "Cotton Twill" } },
    { ...set, fabric_type: { name: "Four-Way Stretch" } },
  ]),
  order([{ ...set, sizes: "M", quantity: 2 }], { delivery_instruction: "Leave it with the guard" }),
  order([
    {
      ...set,
      sizes: false,
      custom_size: measured(38, "Only dots"),
      name_engraving: { name: "Dr. Ali", position: "left" },
    },
  ]),
  order([{ ...set, name_engraving: { name: "ثنا", position: "left" } }], { name: "ثنا Journey" }),
  order([coat]),
];

export type PlacedOrder = PrintedOrder & {
  id: string;
  /** As its papers name it. */
  number: string;
  phone: string;
  total: number;
};

/** Places them all as guests of the shop at `origin`, one after the other. */
export async function placeTwentyOrders(origin: string): Promise<PlacedOrder[]> {
  const placed: PlacedOrder[] = [];
  for (const [index, { person, lines }] of twentyOrders.entries()) {
    const guest = {
      ...person,
      email: `papers.${index}@journey.example.com`,
      phone: `0321${String(7_000_000 + index)}`,
      city: "Lahore",
      postal_code: "54000",
      province: "Punjab",
      items: lines,
    };
    const { totalAmount } = await post(origin, "/orders/createOrderAsGuest", { ...guest, totalAmount: "1" });
    const { OrderID } = await post(origin, "/orders/createOrderAsGuest", { ...guest, totalAmount });
    const tracked = await post(origin, "/orders/trackOrder", { OrderID });
    placed.push({
      person,
      lines,
      phone: guest.phone,
      total: Number(totalAmount),
      id: tracked.order.id,
      number: OrderID,
    });
  }
  return placed;
}

// biome-ignore lint/suspicious/noExplicitAny: the wire is held by tests of its own
async function post(origin: string, path: string, body: object): Promise<any> {
  const response = await fetch(new URL(path, origin), {
    method: "POST",
    headers: { "content-type": "application/json", origin },
    body: JSON.stringify(body),
  });
  return await response.json();
}
