import { afterEach, expect, test, vi } from "vitest";
import { type Settings, updateSettings } from "#contract/settings/settings.ts";
import { defaultShopSettings } from "#contract/settings/shop-settings.ts";
import { answerCalls, refusal, type SentCall } from "#web/testing/answer-calls.ts";
import { showPage } from "#web/testing/show-page.tsx";
import { Component as SettingsPage } from "./settings-page.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
});

const settings: Settings = {
  ...defaultShopSettings,
  maintenance: false,
  newOrderMails: false,
  staffSecondFactor: "required",
};

async function open() {
  const { screen } = await showPage("/settings", <SettingsPage />, {
    data: { settings, version: "1", couriers: [] },
  });
  const field = (name: string | RegExp) => screen.getByRole("textbox", { name });
  const save = screen.getByRole("button", { name: "Save", exact: true });
  await expect.element(save).toBeVisible();
  return { screen, field, save };
}

const savedAs = (version: string) => (sent: SentCall) => ({
  body: { settings: { ...settings, ...(sent.body as object) }, version },
});

test("an invalid setting shows an error beside its field, and nothing is sent", async () => {
  const calls = answerCalls({});
  const { field, save } = await open();
  await field("WhatsApp").fill("call us");
  await field(/^Free delivery from/).fill("a lot");
  await field(/^Facebook/).fill("http://facebook.example");
  await save.click();
  await expect.element(field("WhatsApp")).toHaveAccessibleDescription(/code of the country/);
  await expect.element(field("WhatsApp")).toHaveAttribute("aria-invalid", "true");
  await expect.element(field(/^Free delivery from/)).toHaveAccessibleDescription(/whole rupees/i);
  await expect.element(field(/^Facebook/)).toHaveAccessibleDescription(/https/);
  await expect.element(field("WhatsApp")).toHaveFocus();
  await expect.element(field("WhatsApp")).toHaveValue("call us");
  expect(calls).toEqual([]);
});

test("sends a phone number in dialled form, with the version that the form was opened with", async () => {
  const calls = answerCalls({ [updateSettings.path]: savedAs("2") });
  const { screen, field, save } = await open();
  await field("WhatsApp").fill("0300 7654321");
  await screen.getByRole("checkbox", { name: /A mail to the shop's address/ }).click();
  await save.click();
  await expect.poll(() => calls.length).toBe(1);
  expect(calls[0]?.body).toMatchObject({ whatsapp: "923007654321", newOrderMails: true, version: "1" });
  await expect.element(field("WhatsApp")).toHaveValue("923007654321");
  await field("Name").fill("Tabeeb House");
  await save.click();
  await expect.poll(() => calls.length).toBe(2);
  expect(calls[1]?.body).toMatchObject({ name: "Tabeeb House", version: "2" });
});

test("overwrites a concurrent change only on request and preserves the input", async () => {
  const sentence = "Somebody else has changed the settings meanwhile.";
  const calls = answerCalls({
    [updateSettings.path]: (sent) =>
      (sent.body as { version: string }).version === "1"
        ? { status: 409, body: refusal("CHANGED_SINCE", sentence, { version: "7" }) }
        : savedAs("8")(sent),
  });
  const { screen, field, save } = await open();
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
