import { createRef } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { specifiedMeasurements } from "#contract/sizes/measurement-names.ts";
import { sizeLabels } from "#drawings/size-chart/size-chart-numbers.ts";
import { buttonClasses } from "#web/ui/button-look.ts";
import { draftOf } from "./measurement-draft.ts";
import { SizeAdvicePanel } from "./size-advice-panel.tsx";
import { type AllLengths, lengthsOf, womenCharts } from "./testing/scrub-charts.ts";

/** Fits a top of M and trousers of L. */
const apart: AllLengths = {
  ...lengthsOf(womenCharts, "M"),
  trouserWaist: lengthsOf(womenCharts, "L").trouserWaist,
  trouserLength: lengthsOf(womenCharts, "L").trouserLength,
};

async function adviceFor(lengths: AllLengths) {
  const draft = { ...draftOf(null) };
  for (const name of specifiedMeasurements) draft[name] = lengths[name].toFixed(2);
  const questions = {
    draft,
    open: [],
    haveStopped: false,
    panel: createRef<HTMLElement>(),
    areAnswered: () => true,
    confirm: () => {},
    mend: () => {},
  };
  const names = specifiedMeasurements;
  const screen = await render(
    <SizeAdvicePanel
      questions={questions}
      names={names}
      charts={womenCharts}
      sizes={sizeLabels}
      onTake={() => {}}
    />,
  );
  return { screen, take: screen.getByRole("button", { name: "Take size M top, L trousers instead" }) };
}

test("offers a button for two standard sizes that fit", async () => {
  const { take } = await adviceFor(apart);
  await expect.element(take).toHaveClass(buttonClasses("primary", false));
});

test("offers no button for two standard sizes that do not fit", async () => {
  const { screen, take } = await adviceFor({ ...apart, sleeveLength: apart.sleeveLength + 4 });
  await expect.element(screen.getByText(/No standard size/)).toBeVisible();
  await expect.element(take).toHaveClass(buttonClasses("secondary", false));
});
