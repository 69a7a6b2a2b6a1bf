import { afterEach, expect, test, vi } from "vitest";
import { getTabletTickets, setTabletStage } from "#contract/workshop/tablets.ts";
import { answerCalls } from "#web/testing/answer-calls.ts";
import { showPage } from "#web/testing/show-page.tsx";
import { TabletTicket } from "./tablet-ticket.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("two quick taps at one place record one step", async () => {
  let work = "cut";
  const job = {
    OrderID: "TB-1111-1111-1111",
    orderProgress: "Pending",
    isConfirmed: true,
    garments: [],
    actions: ["moveWork"],
  };
  const calls = answerCalls({
    [getTabletTickets.path]: () => ({
      body: { jobs: [{ ...job, work, dueOn: "2026-11-30T00:00:00Z", isOverdue: false }] },
    }),
    [setTabletStage.path]: ({ body }) => {
      work = (body as { stage: string }).stage;
      return { body: { isChanged: true } };
    },
  });
  const nothing = async () => undefined;
  const { screen } = await showPage(
    "/bench",
    <TabletTicket id="job-1" onBack={() => undefined} onOver={nothing} />,
  );
  await screen.getByRole("button", { name: /sewn/i }).click();
  const next = screen.getByRole("button", { name: /packed/i });
  await expect.element(next).toBeVisible();
  // Click directly: a tester's click would wait for the button to be enabled.
  (next.element() as HTMLElement).click();
  const stages = () => calls.filter(({ path }) => path === setTabletStage.path).length;
  expect(stages()).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 800));
  await screen.getByRole("button", { name: /packed/i }).click();
  await expect.poll(stages).toBe(2);
});
