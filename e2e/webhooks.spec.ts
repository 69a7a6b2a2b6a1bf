import { Webhook } from "standardwebhooks";
import { guestOrder } from "#server/testing/guest-order.ts";
import { startReceiver } from "#server/testing/start-receiver.ts";
import { withProductionShop } from "../bench/production-shop.ts";
import { expectNoBarriers } from "./support/accessibility.ts";
import { expect, test } from "./support/shop-test.ts";
import { expectToast } from "./support/shopper.ts";
import { haveStaffSession } from "./support/staff.ts";

// A shop of its own, whose webhooks may lead to this machine.
test("a tool hears of an order, misses one while it is broken, and is sent it again @once", async ({
  page,
}) => {
  test.slow();
  const receiver = await startReceiver();
  await withProductionShop({ env: { WEBHOOK_ADDRESSES: "any" } }, async ({ origin, databaseUrl }) => {
    await haveStaffSession(page, "owner", { origin, databaseUrl });
    const place = async () => {
      const placed = await page.request.post(`${origin}/orders/createOrderAsGuest`, { data: guestOrder() });
      return (await placed.json()).OrderID as string;
    };
    const told = (index: number) => {
      const message = receiver.received[index];
      if (!message) throw new Error("It was not told.");
      return message;
    };

    await page.goto(`${origin}/admin/webhooks`);
    await page.getByRole("button", { name: "Create webhook" }).click();
    await expect(page.getByText("Name the tool")).toBeVisible();
    await expect(page.getByText("Choose what it receives")).toBeVisible();
    await page.getByLabel("Name of the tool").fill("Journey accounting");
    await page.getByRole("textbox", { name: "Address" }).fill(receiver.url);
    await page.getByRole("checkbox", { name: "order.placed" }).check();
    await page.getByRole("checkbox", { name: "order.cancelled" }).check();
    await page.getByRole("button", { name: "Create webhook" }).click();
    const note = page.getByRole("status").filter({ hasText: "not shown again" });
    await expect(note).toBeVisible();
    const [secret = ""] = /whsec_[A-Za-z\d+/]+=*/.exec((await note.textContent()) ?? "") ?? [];
    await expectNoBarriers(page);

    await page.getByRole("link", { name: "Journey accounting" }).click();
    await page.getByRole("button", { name: "Send a test" }).click();
    await expectToast(page, "On its way");
    await expect.poll(() => receiver.received.length).toBe(1);

    const OrderID = await place();
    await expect.poll(() => receiver.received.length).toBe(2);
    const { headers, body } = told(1);
    const message = new Webhook(secret).verify(body, headers as Record<string, string>);
    expect(message).toMatchObject({ type: "order.placed", data: { order: { OrderID } } });

    // For an hour, so that it is not tried again in the meantime.
    receiver.behave = (response) =>
      response.writeHead(503, { "retry-after": "3600" }).end("closed for the night");
    await place();
    await expect.poll(() => receiver.received.length).toBe(3);
    await page.reload();
    const row = page.getByRole("row").filter({ hasText: "closed for the night" });
    await expect(row.getByText("Trying again")).toBeVisible();
    await expect(page.getByText("Failing", { exact: true })).toBeVisible();
    await expectNoBarriers(page);

    receiver.behave = (response) => response.writeHead(204).end();
    const sendAgain = page.getByRole("button", { name: "Send again" });
    await page.getByRole("button", { name: "Switch off" }).click();
    await expect(page.getByRole("button", { name: "Switch on" })).toBeVisible();
    await expect(sendAgain).toHaveCount(0);
    await page.getByRole("button", { name: "Switch on" }).click();
    // Switching it on sends the message now, without the hour's wait.
    const sentLast = async (count: number) => {
      await expect.poll(() => receiver.received.length).toBe(count);
      expect(told(count - 1).headers["webhook-id"]).toBe(told(2).headers["webhook-id"]);
      expect(told(count - 1).body).toBe(told(2).body);
      // A message that is being sent cannot be sent again.
      await expect(async () => {
        await page.reload();
        await expect(page.getByRole("row").getByText("Taken")).toHaveCount(3, { timeout: 2_000 });
      }).toPass({ timeout: 20_000 });
    };
    await sentLast(4);
    await sendAgain.first().click();
    await expectToast(page, "On its way");
    await sentLast(5);

    await sendAgain.last().click();
    await expectToast(page, "2 messages are on their way");
    await expect.poll(() => receiver.received.length).toBe(7);

    await page.getByRole("button", { name: "Remove" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
    await expect(page.getByText("No webhooks yet")).toBeVisible();
    // The office would ask the shop for its news after it has ended.
    await page.goto("about:blank");
  });
  await receiver.close();
});
