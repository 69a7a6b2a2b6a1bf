import { expect, type Page } from "@playwright/test";
import { pictureFile } from "./picture-file.ts";
import { choose, engrave, enterCustomSize } from "./shopper.ts";

/** One line of an order and the words that must be read wherever somebody looks at it. */
export type FixtureLine = {
  product: { id: string; name: string; code: string };
  /** The choices as "label: value", in the order in which they are read. */
  choices: readonly string[];
  /** The custom size; none for a standard one. */
  measurements: readonly string[];
  /** The choices that the number of the order alone shows: nothing personal. */
  tracked: readonly string[];
  chooseAll: (page: Page) => Promise<void>;
};

/**
 * Every kind of choice at once: six measurements with a note, color, fabric, trouser, cap, a name in two lines, its
 * place and its thread.
 */
const madeToMeasure: FixtureLine = {
  product: { id: "mall-road-v-neck-set", name: "Mall Road V-Neck Set", code: "TB-W-101" },
  choices: [
    "Fabric: Cotton Twill",
    "Size: Custom size selected",
    "Color: Maroon",
    "Trouser: Jogger",
    "Cap: Yes",
    "Name engraving: Dr. Ayesha Khan, left sleeve",
    "Second line: Surgeon, ICU & CCU",
    "Engraving thread: Gold",
  ],
  measurements: [
    "Shirt length: 28 in",
    "Chest: 40.5 in",
    "Shoulder: 17 in",
    "Sleeve length: 9 in",
    "Trouser waist: 32 in",
    "Trouser length: 38.25 in",
    "Note: Measured over a vest",
  ],
  tracked: [
    "Fabric: Cotton Twill",
    "Size: Custom size selected",
    "Color: Maroon",
    "Trouser: Jogger",
    "Cap: Yes",
    "Name engraving: Yes",
  ],
  async chooseAll(page) {
    await choose(page, "Color", "Maroon");
    await choose(page, "Fabric", "Cotton Twill + Rs. 250");
    await choose(page, "Trouser", "Jogger");
    await enterCustomSize(page, "Measured over a vest");
    await engrave(page, "Dr. Ayesha Khan", "Sleeve", { second: "Surgeon, ICU & CCU", thread: "Gold" });
    await choose(page, "Matching surgical cap", "Yes");
  },
};

/** The first letters of the picture that was sent last, as papers say them. */
let sentLogo = "";

export async function sendLogo(page: Page, option: string): Promise<void> {
  await choose(page, option, "Yes");
  const answered = page.waitForResponse(/\/options\/sendPicture$/);
  await page.getByLabel("Choose a picture", { exact: true }).setInputFiles(await pictureFile());
  const { picture } = await (await answered).json();
  sentLogo = `#${picture.slice(0, 6).toUpperCase()}`;
  await expect(page.getByRole("img", { name: "Your picture" })).toBeVisible();
}

/**
 * A name in Urdu, on a garment without trousers, and options that the merchant has invented: yes or no, a text, a
 * picture.
 */
const urduName: FixtureLine = {
  product: { id: "classic-lab-coat", name: "Classic Lab Coat", code: "TB-L-101" },
  get choices() {
    return [
      ...["Fabric: Plain Cotton", "Size: L", "Color: White", "Name engraving: ڈاکٹر عائشہ, left"],
      ...[
        "Pen pocket on the sleeve: Yes",
        "Department badge: ICU & CCU (Left sleeve)",
        `Embroidered logo: ${sentLogo}`,
      ],
    ];
  },
  measurements: [],
  tracked: [
    ...["Fabric: Plain Cotton", "Size: L", "Color: White", "Pen pocket on the sleeve: Yes"],
    ...["Department badge: Yes", "Embroidered logo: Yes", "Name engraving: Yes"],
  ],
  async chooseAll(page) {
    await choose(page, "Size", "L");
    await engrave(page, "ڈاکٹر عائشہ", "Left");
    await choose(page, "Pen pocket on the sleeve", "Yes");
    await page.getByRole("textbox", { name: /^Department badge/ }).fill("ICU & CCU");
    await choose(page, "Where", "Left sleeve");
    await sendLogo(page, "Embroidered logo");
  },
};

export const fixtureOrder: readonly FixtureLine[] = [madeToMeasure, urduName];

export async function fillFixtureCart(page: Page): Promise<void> {
  for (const { product, chooseAll } of fixtureOrder) {
    await page.goto(`/selectedItem/${product.id}`);
    await chooseAll(page);
    await page.getByRole("button", { name: "Buy Now" }).first().click();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(page.getByText(product.name).first()).toBeVisible();
  }
}
