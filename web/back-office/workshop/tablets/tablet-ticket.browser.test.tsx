import { afterEach, expect, test, vi } from "vitest";
import { getTabletTickets, setTabletStage } from "#contract/workshop/tablets.ts";
import { answerCalls } from "#web/testing/answer-calls.ts";
import { showPage } from "#web/testing/show-page.tsx";
import { InWorkshopLanguage } from "../words/workshop-words-context.tsx";
import { TabletTicket } from "./tablet-ticket.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
});

function answerTicket(work: string) {
  let reached = work;
  const job = {
    OrderID: "TB-1111-1111-1111",
    orderProgress: "Pending",
    isConfirmed: true,
    garments: [],
    actions: ["moveWork"],
  };
  return answerCalls({
    [getTabletTickets.path]: () => ({
      body: { jobs: [{ ...job, work: reached, dueOn: "2026-11-30", isOverdue: false }] },
    }),
    [setTabletStage.path]: ({ body }) => {
      reached = (body as { stage: string }).stage;
      return { body: { isChanged: true } };
    },
  });
}

async function showTicket(language: "en" | "ur") {
  const nothing = async () => undefined;
  const { screen } = await showPage(
    "/bench",
    <InWorkshopLanguage language={language}>
      <TabletTicket id="job-1" onBack={() => undefined} onOver={nothing} />
    </InWorkshopLanguage>,
  );
  return screen;
}

// That the next step stands elsewhere is tried with the styles of the page, in e2e/workshop-tablet.spec.ts.
test.each([
  ["en", "Mark sewn", "Mark packed"],
  ["ur", "سل گیا درج کریں", "پیک ہو گیا درج کریں"],
] as const)("two taps on a step record it once, in %s", async (language, step, next) => {
  const calls = answerTicket("cut");
  const screen = await showTicket(language);
  const button = screen.getByRole("button", { name: step });
  await expect.element(button).toBeVisible();
  // Click directly: a tester's click would wait for the button to be enabled.
  const element = button.element() as HTMLElement;
  element.click();
  element.click();
  await expect.element(screen.getByRole("button", { name: next })).toBeVisible();
  const stages = () => calls.filter(({ path }) => path === setTabletStage.path).length;
  expect(stages()).toBe(1);
  await screen.getByRole("button", { name: next }).click();
  await expect.poll(stages).toBe(2);
});
