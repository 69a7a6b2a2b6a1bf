import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { advanceReasons } from "#contract/payments/advance-rules.ts";
import { type SettingPage, settingPageNames, settingPages } from "#contract/settings/setting-pages.ts";
import { type Settings, updateSettings } from "#contract/settings/settings.ts";
import { defaultShopSettings } from "#contract/settings/shop-settings.ts";
import { answerCalls, refusal, type SentCall } from "#web/testing/answer-calls.ts";
import { showPage } from "#web/testing/show-page.tsx";
import { Component as CouriersPage } from "./couriers-page.tsx";
import { Component as OrdersPage } from "./orders-page.tsx";
import { Component as PaymentsPage } from "./payments-page.tsx";
import { Component as PricingPage } from "./pricing-page.tsx";
import { Component as ReturnsPage } from "./returns-page.tsx";
import { Component as SecurityPage } from "./security-page.tsx";
import { Component as ShopPage } from "./shop-page.tsx";
import { Component as WorkshopPage } from "./workshop-page.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
});

const settings: Settings = {
  ...defaultShopSettings,
  maintenance: false,
  firstRunClosed: false,
  newOrderMails: false,
  staffSecondFactor: "required",
  staffIdleHours: 8,
  newDeviceIdleMinutes: 30,
};

const pages = {
  shop: ShopPage,
  pricing: PricingPage,
  payments: PaymentsPage,
  workshop: WorkshopPage,
  couriers: CouriersPage,
  returns: ReturnsPage,
  orders: OrdersPage,
  security: SecurityPage,
} satisfies Record<SettingPage, () => ReactNode>;

const versionsAt = (version: string) => Object.fromEntries(settingPageNames.map((page) => [page, version]));

async function open(page: SettingPage) {
  const Page = pages[page];
  const { screen } = await showPage("/settings", <Page />, {
    data: { settings, version: "1", versions: versionsAt("1"), couriers: [], charges: [] },
  });
  const field = (name: string | RegExp) => screen.getByRole("textbox", { name });
  const save = screen.getByRole("button", { name: "Save", exact: true });
  await expect.element(save).toBeVisible();
  return { screen, field, save };
}

const savedAs = (version: string) => (sent: SentCall) => ({
  body: { settings: { ...settings, ...(sent.body as object) }, version, versions: versionsAt(version) },
});

test.each(settingPageNames)("each field of the page %s says what a change does", async (page) => {
  answerCalls({});
  const { screen } = await open(page);
  const silent = [...screen.container.querySelectorAll("form :is(input, select, textarea)")].filter(
    (control) => {
      const group = control.closest(
        "fieldset[aria-describedby], fieldset:has(> p), label:has(> :nth-child(3))",
      );
      return !control.hasAttribute("aria-describedby") && !group && control.getAttribute("type") !== "hidden";
    },
  );
  expect(silent.map((control) => control.getAttribute("name"))).toEqual(unitsOf(page));
});

/** A unit of an advance is described beside its number. */
const unitsOf = (page: SettingPage) =>
  page === "payments" ? advanceReasons.map((reason) => `advanceRules.shares.${reason}.unit`) : [];

test("an invalid setting shows an error beside its field, and nothing is sent", async () => {
  const calls = answerCalls({});
  const { field, save } = await open("shop");
  await field("WhatsApp").fill("call us");
  await field(/^Facebook/).fill("http://facebook.example");
  await save.click();
  await expect.element(field("WhatsApp")).toHaveAccessibleDescription(/code of its country/);
  await expect.element(field("WhatsApp")).toHaveAttribute("aria-invalid", "true");
  await expect.element(field(/^Facebook/)).toHaveAccessibleDescription(/https/);
  await expect.element(field("WhatsApp")).toHaveFocus();
  await expect.element(field("WhatsApp")).toHaveValue("call us");
  expect(calls).toEqual([]);
});

test("sends the settings of its page alone, with the version of that page", async () => {
  const calls = answerCalls({ [updateSettings.path]: savedAs("2") });
  const { field, save } = await open("shop");
  await field("WhatsApp").fill("0300 7654321");
  await save.click();
  await expect.poll(() => calls.length).toBe(1);
  expect(calls[0]?.body).toMatchObject({ whatsapp: "923007654321", page: "shop", version: "1" });
  expect(Object.keys(calls[0]?.body as object).sort()).toEqual(
    [...settingPages.shop, "page", "version"].sort(),
  );
  await expect.element(field("WhatsApp")).toHaveValue("923007654321");
  await field("Name").fill("Tabeeb House");
  await save.click();
  await expect.poll(() => calls.length).toBe(2);
  expect(calls[1]?.body).toMatchObject({ name: "Tabeeb House", version: "2" });
});

test("free delivery in words shows an error beside its field", async () => {
  const calls = answerCalls({});
  const { field, save } = await open("pricing");
  await field(/^Free delivery from/).fill("a lot");
  await save.click();
  await expect.element(field(/^Free delivery from/)).toHaveAccessibleDescription(/whole rupees/i);
  expect(calls).toEqual([]);
});

test("an advance in per cent is refused in per cent", async () => {
  const calls = answerCalls({});
  const { field, save } = await open("payments");
  await field("A name is engraved").fill("");
  await save.click();
  await expect.element(field("A name is engraved")).toHaveAccessibleDescription(/number of per cent/i);
  expect(calls).toEqual([]);
});

test("overwrites a concurrent change only on request and preserves the input", async () => {
  const sentence = "Someone else has changed the settings meanwhile.";
  const calls = answerCalls({
    [updateSettings.path]: (sent) =>
      (sent.body as { version: string }).version === "1"
        ? { status: 409, body: refusal("CHANGED_SINCE", sentence, { version: "7" }) }
        : savedAs("8")(sent),
  });
  const { screen, field, save } = await open("shop");
  await field("Tagline").fill("Sewn in Lahore");
  await save.click();
  await expect.element(screen.getByRole("alert")).toHaveTextContent(sentence);
  await expect.element(field("Tagline")).toHaveValue("Sewn in Lahore");
  await save.click();
  await expect.poll(() => calls.length).toBe(2);
  expect(calls[1]?.body).toMatchObject({ version: "1" });
  await screen.getByRole("button", { name: "Save mine anyway" }).click();
  await expect.poll(() => calls.length).toBe(3);
  expect(calls[2]?.body).toMatchObject({ tagline: "Sewn in Lahore", version: "7" });
});
