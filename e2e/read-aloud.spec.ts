import type { Page } from "@playwright/test";
import { expect, test } from "./support/shop-test.ts";
import { choose, enterAddress, expectToast } from "./support/shopper.ts";

/*
 * The way to an order as a screen reader presents it: roles, names, order, and announcements. Playwright does not
 * write down descriptions of fields, so they are asked for separately.
 */

test.use({ refusals: ["404 /api/coupons/verifyCouponAtCheckout"] });

const anyPage = `
  - link "Skip to content"
  - complementary "Announcement"
  - banner:
    - link "Tabeeb"
    - navigation "Main":
      - link "Home"
      - link "Shop"
    - link "Order Track"
    - link "Cart, 0 items"
    - link "Login"
  - main
  - contentinfo
`;

const product = `
  - main:
    - img "Liberty V-Neck Set, front, Navy Blue"
    - list "Pictures"
    - navigation "Breadcrumb"
    - heading "Liberty V-Neck Set" [level=1]
    - paragraph:
      - img /of 5 stars/
    - paragraph: From Rs. 4,750
    - group "Color":
      - radio "Navy Blue"
    - group "Fabric":
      - radio "Plain Cotton included" [checked]
      - radio "Cotton Twill + Rs. 250"
    - group "Trouser":
      - radio "Straight" [checked]
    - group "Size":
      - button "Size help"
      - radio "XS"
      - button "Custom size + Rs. 500"
    - group "Name engraving + Rs. 300":
      - radio "No" [checked]
      - radio "Yes"
    - group "Matching surgical cap + Rs. 350":
      - radio "No" [checked]
      - radio "Yes"
    - term: Total
    - definition: Rs. 4,750
    - button "Add To Cart"
    - button "Buy Now"
    - region "Description"
    - region "Reviews"
    - region "Related Products"
`;

const choices = `
  - main:
    - group "Color Navy Blue":
      - radio "Navy Blue" [checked]
    - group "Size M":
      - radio "M" [checked]
    - group "Name engraving + Rs. 300":
      - radio "Yes" [checked]
    - textbox "Name": Dr. Sana
    - textbox "Second line, such as a designation (optional)"
    - group "Position":
      - radio "Left" [checked]
      - radio "Right"
      - radio "Sleeve"
    - group "Thread Goes with the fabric":
      - radio "Goes with the fabric" [checked]
      - radio "Gold"
    - paragraph: "This is sewn exactly as written:"
    - paragraph: Dr. Sana
    - paragraph: "Read every letter: what is sewn cannot be unpicked."
    - term: Name engraving
    - definition: Rs. 300
    - term: Total
    - definition: Rs. 5,050
`;

const cart = `
  - main:
    - heading "Cart" [level=1]
    - status: "Liberty V-Neck Set: 2 pieces. Total Rs. 10,100"
    - region "Items":
      - list:
        - listitem:
          - img "Liberty V-Neck Set in Navy Blue, Dr. Sana sewn on the wearer's left"
          - heading "Liberty V-Neck Set" [level=2]
          - term: Size
          - definition: M
          - term: Name engraving
          - definition: Dr. Sana, left
          - group "Quantity of Liberty V-Neck Set":
            - button "One less"
            - text: "2"
            - button "One more"
          - button "Remove Liberty V-Neck Set"
      - link "Return to Shop"
    - complementary:
      - heading "Cart Total" [level=2]
      - term: Total
      - definition: Rs. 10,100
      - button "Proceed to Checkout"
`;

const question = `
  - dialog "Almost Done!":
    - heading "Almost Done!" [level=2]
    - button "Close"
    - paragraph: Continue as a guest, no account needed, or log in to keep this order in your account.
    - link "Continue Checkout"
    - link "Login Now"
`;

const checkout = `
  - main:
    - complementary "Order Summary":
      - heading "Order Summary" [level=2]
      - list:
        - listitem:
          - heading "Liberty V-Neck Set" [level=3]
    - heading "Contact Information" [level=1]
    - textbox "Name" [invalid]
    - textbox "Email" [invalid]
    - textbox "Phone" [invalid]
    - combobox "City" [invalid]
    - combobox "Province" [invalid]
    - textbox "Postal code" [invalid]
    - textbox "Area (optional)"
    - textbox "Address" [invalid]
    - textbox "Delivery instruction (optional)"
    - button "Have a coupon?"
    - term: Subtotal
    - definition: Rs. 10,100
    - term: Delivery Charges
    - definition: Rs. 0
    - term: Total
    - definition: Rs. 10,100
    - button "Order Now"
`;

const success = `
  - main:
    - heading "Your Order is Confirmed!" [level=1]
    - paragraph: Thank you for your purchase! Your order has been successfully placed and is being processed.
    - paragraph: "/Order ID: TB(-[0-9A-Z]{4}){3}/"
    - link "Track Order"
    - link "Continue Shopping"
    - heading "What happens next" [level=2]
    - list
    - heading "What you ordered" [level=2]
    - list:
      - listitem:
        - term: Name engraving
        - definition: Dr. Sana, left
    - term: Total
    - definition: Rs. 9,100
`;

function expectAloud(page: Page, template: string): Promise<void> {
  return expect(page.locator("body")).toMatchAriaSnapshot(template);
}

test("an order can be placed with a screen reader @once", async ({ page }) => {
  await page.goto("/selectedItem/liberty-v-neck-set");
  await expectAloud(page, anyPage);
  await expectAloud(page, product);
  await page.getByRole("button", { name: "Add To Cart" }).first().click();
  await expectToast(page, "Please select size, color!");
  await expect(page.getByRole("radio", { name: "Navy Blue", exact: true })).toBeFocused();

  await choose(page, "Color", "Navy Blue");
  await choose(page, "Size", "M");
  await choose(page, "Name engraving", "Yes");
  const name = page.getByRole("textbox", { name: "Name", exact: true });
  await name.fill("Dr. Sana");
  await expect(name).toHaveAccessibleDescription("17 letters left");
  await expectToast(page, "Preview: Dr. Sana sewn on the wearer's left");
  await expectAloud(page, choices);
  await page.getByRole("button", { name: "Add To Cart" }).first().click();
  await expectToast(page, "Item Added to Cart");

  await page.getByRole("link", { name: "Cart, 1 item" }).click();
  await page.getByRole("button", { name: "One more" }).click();
  await expectAloud(page, cart);
  await page.getByRole("button", { name: "Proceed to Checkout" }).click();
  await expectAloud(page, question);
  await page.getByRole("link", { name: "Continue Checkout" }).click();

  await page.getByRole("button", { name: "Order Now" }).click();
  await expectAloud(page, checkout);
  const first = page.getByRole("textbox", { name: "Name", exact: true });
  await expect(first).toBeFocused();
  await expect(first).toHaveAccessibleDescription("Enter your name");

  await page.getByRole("button", { name: "Have a coupon?" }).click();
  const coupon = page.getByRole("textbox", { name: "Coupon code" });
  await expect(coupon).toBeFocused();
  await coupon.fill("EID2025");
  await page.getByRole("button", { name: "Apply" }).click();
  await expectToast(page, "This coupon has expired");
  await coupon.fill("welcome10");
  await page.getByRole("button", { name: "Apply" }).click();
  await expectToast(page, "Coupon WELCOME10 applied: you save Rs. 1,000");

  await enterAddress(page);
  await page.getByRole("button", { name: "Order Now" }).click();
  await expectToast(page, "Order placed successfully!");
  await expectAloud(page, success);
});
