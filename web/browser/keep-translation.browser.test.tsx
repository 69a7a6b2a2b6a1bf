import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { keepTranslation } from "./keep-translation.ts";

keepTranslation();

const translator = new MutationObserver((records) => {
  for (const { target, addedNodes } of records) for (const node of [target, ...addedNodes]) translate(node);
});
afterEach(() => translator.disconnect());

/** Replaces each text node with an element, as a browser's translation does. */
function translate(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  for (let node: Node | null = root; node; node = walker.nextNode()) texts.push(node);
  for (const text of texts) {
    if (text.nodeType !== Node.TEXT_NODE || text.parentElement?.closest("font, button")) continue;
    const font = document.createElement("font");
    font.textContent = `${text.textContent} (translated)`;
    text.parentNode?.insertBefore(font, text);
    text.parentNode?.removeChild(text);
  }
}

function Steps() {
  const [step, setStep] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setStep(step + 1)}>
        Next
      </button>
      <p>
        {step === 1 && <b>Element before </b>}
        {"text "}
        {step === 2 ? <Words /> : "first "}
        {step} pieces
      </p>
    </>
  );
}

function Words() {
  const words = ["words of a component "];
  return words;
}

test("shows current texts on a translated page after changes, insertions, removals and counts", async () => {
  const screen = await render(<Steps />);
  translate(screen.container);
  translator.observe(screen.container, { childList: true, characterData: true, subtree: true });
  const shown = () => screen.container.querySelector("p")?.textContent?.replaceAll(" (translated)", "|");
  await expect.poll(shown).toBe("text |first |0| pieces|");
  const next = screen.getByRole("button", { name: "Next" });
  await next.click();
  await expect.poll(shown).toBe("Element before |text |first |1| pieces|");
  await next.click();
  await expect.poll(shown).toBe("text |words of a component |2| pieces|");
  await next.click();
  await expect.poll(shown).toBe("text |first |3| pieces|");
});
