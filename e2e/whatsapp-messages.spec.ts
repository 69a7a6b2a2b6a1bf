import { startWhatsApp } from "#server/testing/stand-ins/whatsapp.ts";
import { accountSafetyMessages as urdu } from "#web/messages/ur/account-safety.tsx";
import { withProductionShop } from "../bench/production-shop.ts";
import { expectNoBarriers } from "./support/accessibility.ts";
import { haveSession } from "./support/customer.ts";
import { chooseMore } from "./support/order-menu.ts";
import { inDatabase } from "./support/shop-database.ts";
import { test as base, expect } from "./support/shop-test.ts";
import { expectToast, orderNow, readyToOrder } from "./support/shopper.ts";
import { haveStaffSession } from "./support/staff.ts";

type TextShop = {
  origin: string;
  databaseUrl: string;
  whatsApp: Awaited<ReturnType<typeof startWhatsApp>>;
};

// A shop of its own, which has an account with WhatsApp.
const test = base.extend<object, { textShop: TextShop }>({
  textShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from a pattern.
    async ({}, use) => {
      const whatsApp = await startWhatsApp();
      const { token, phoneNumberId, appSecret, verifyToken } = whatsApp.account;
      await withProductionShop(
        {
          env: {
            WHATSAPP_URL: whatsApp.url,
            WHATSAPP_TOKEN: token,
            WHATSAPP_PHONE_NUMBER_ID: phoneNumberId,
            WHATSAPP_APP_SECRET: appSecret,
            WHATSAPP_VERIFY_TOKEN: verifyToken,
          },
        },
        async (shop) => {
          await use({ origin: shop.origin, databaseUrl: shop.databaseUrl, whatsApp });
        },
      );
      await whatsApp.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ textShop }, use) => use(textShop.origin),
});

// Elsewhere each would open the shop again.
test.describe.configure({ mode: "default" });

test("a customer gets each message about their orders once, until they switch it off in their profile @alone", async ({
  page,
  textShop,
  browser,
}) => {
  test.slow();
  const { whatsApp, origin, databaseUrl } = textShop;
  const office = await (
    await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: origin })
  ).newPage();
  await haveStaffSession(office, "owner", textShop);
  const toldOf = (number: string) =>
    whatsApp.messages
      .filter(({ values }) => values[0]?.replace(/[^\w-]/g, "") === number)
      .map(({ template, language }) => `${template} ${language}`);
  const settled = (number: string) =>
    inDatabase<{ state: string }>(
      `select t.state from outgoing_texts t join orders o on o.id = t.order_id
       where o.number = $1 and t.state not in ('waiting', 'sending')`,
      [number.replaceAll("-", "").slice(2)],
      databaseUrl,
    );
  const cancel = async (number: string) => {
    await office.goto(`/admin/orders?q=${number}`);
    await office.getByRole("link", { name: number }).click();
    await chooseMore(office, "Cancel order");
    const dialog = office.getByRole("dialog");
    await dialog.getByLabel("Reason").fill("Sold out");
    await dialog.getByRole("button", { name: "Cancel order" }).click();
    await expect(dialog).toBeHidden();
  };

  await test.step("a shop that sends nothing offers no switch", async () => {
    await haveSession(page);
    await page.goto("/profile");
    await expect(page.getByRole("region", { name: "Where you are logged in" })).toBeVisible();
    await expect(page.getByRole("switch")).toHaveCount(0);
  });

  await test.step("the owner switches messages on", async () => {
    await office.goto("/admin/settings/orders");
    await office.getByLabel("The order is placed, with a link to confirm it").check();
    await office.getByLabel("It was cancelled").check();
    await office.getByRole("button", { name: "Save", exact: true }).click();
    await expectToast(office, "Saved");
  });

  const first = await test.step("each event is sent once, and the checkout announces it", async () => {
    await readyToOrder(page, `texts.${Date.now()}.journey@example.com`);
    await expect(page.getByText("answer STOP to end it")).toBeVisible();
    const number = await orderNow(page);
    await expect.poll(() => toldOf(number)).toEqual(["order_placed en"]);
    await cancel(number);
    await expect.poll(() => toldOf(number)).toEqual(["order_placed en", "order_cancelled en"]);
    return number;
  });

  const ownSwitch = page.getByRole("switch", { name: "Messages about my orders" });

  await test.step("they are switched off by keyboard, and stay off", async () => {
    await page.goto("/profile");
    await expect(ownSwitch).toBeChecked();
    await expectNoBarriers(page);
    await ownSwitch.focus();
    await page.keyboard.press("Space");
    await expectToast(page, "Messages are off");
    await page.reload();
    await expect(ownSwitch).not.toBeChecked();
    await expectNoBarriers(page);
  });

  await test.step("no message is sent about the next order", async () => {
    await readyToOrder(page, `texts.${Date.now()}.journey@example.com`);
    const number = await orderNow(page);
    await cancel(number);
    await expect.poll(() => settled(number)).toEqual([{ state: "not-sent" }, { state: "not-sent" }]);
    expect(toldOf(number)).toEqual([]);
    await office.reload();
    await expect(
      office.getByText("Not sent (they have switched messages off in their profile)").first(),
    ).toBeVisible();
  });

  await test.step("messages are switched on again in Urdu, and the next order's are in Urdu", async () => {
    await page.goto("/ur/profile");
    const inUrdu = page.getByRole("switch", { name: urdu.texts.wanted });
    await expect(inUrdu).not.toBeChecked();
    await inUrdu.click();
    await expect(inUrdu).toBeChecked();
    await expectNoBarriers(page);
    await page.goto("/selectedItem/liberty-v-neck-set");
    expect(toldOf(first)).toHaveLength(2);
    await readyToOrder(page, `texts.${Date.now()}.journey@example.com`);
    const number = await orderNow(page);
    await expect.poll(() => toldOf(number)).toEqual(["order_placed en"]);
  });
  await office.context().close();
});

test.describe("a shop that does not answer", () => {
  test.use({ refusals: ["503 /users/setWantsTexts"] });

  test("says so, and the switch stays as the shop has it @alone", async ({ page, textShop }) => {
    await inDatabase(
      `insert into settings values ('textEvents', '["order-placed"]') on conflict (name) do nothing`,
      [],
      textShop.databaseUrl,
    );
    await haveSession(page);
    const ownSwitch = page.getByRole("switch", { name: "Messages about my orders" });
    await expect(async () => {
      await page.goto("/profile");
      await expect(ownSwitch).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await page.route("**/users/setWantsTexts", (route) =>
      route.fulfill({
        status: 503,
        json: { code: "UNAVAILABLE", error: "The shop cannot answer right now. Please try again." },
      }),
    );
    await ownSwitch.click();
    await expectToast(page, "The shop cannot answer right now. Please try again.");
    await expect(ownSwitch).toBeChecked();
    await page.unroute("**/users/setWantsTexts");
    await ownSwitch.click();
    await expectToast(page, "Messages are off");
  });
});
