import type { ComponentProps } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { requestReturn } from "#contract/returns/return-requests.ts";
import { answerCalls } from "#web/testing/answer-calls.ts";
import { sampleLine } from "#web/testing/sample-line.ts";
import { showPage } from "#web/testing/show-page.tsx";
import { ReturnPanel } from "./return-panel.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("scrolls the answer to a request into view once it is sent", async () => {
  const at = new Date().toISOString();
  const order = {
    id: "0190a6f0-0000-7000-8000-000000000001",
    OrderID: "TB-1111-1111-1111",
    orderProgress: "Delivered",
    actions: ["askAftercare"],
    history: [{ orderProgress: "Delivered", at }],
    items: [{ ...sampleLine, id: "line-1" }],
  } as unknown as ComponentProps<typeof ReturnPanel>["order"];
  answerCalls({ [requestReturn.path]: () => ({ body: { message: "Request Noted", request: "r" } }) });
  const { screen } = await showPage("/", <ReturnPanel order={order} isOwn onChanged={() => {}} />);
  await screen.getByText("Return it for a refund").click();
  await screen.getByLabelText("Why?").selectOptions("Too small");
  await screen.getByRole("button", { name: "Send the request" }).click();
  await expect.element(screen.getByRole("heading", { level: 2 })).toHaveFocus();
});
