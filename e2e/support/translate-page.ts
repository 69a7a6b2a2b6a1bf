import type { BrowserContext } from "@playwright/test";

/**
 * Does to every text, from the first one on, what a browser's translation does: an element takes its place, and the
 * text is gone.
 */
export async function translatePages(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const untouched = "script, style, noscript, title, textarea, select, option, svg, font, [translate=no]";

    function translate(text: Text): void {
      if (!text.data.trim() || !text.parentElement || text.parentElement.closest(untouched)) return;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }

    function translateAll(root: Node): void {
      if (root instanceof Text) translate(root);
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
      for (const text of texts) translate(text);
    }

    function follow(): void {
      translateAll(document.body);
      new MutationObserver((records) => {
        for (const { type, target, addedNodes } of records) {
          if (type === "characterData") translateAll(target);
          for (const node of addedNodes) translateAll(node);
        }
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
    }

    // As with a phone that always translates: begun when the page has been read, which may be before its scripts have
    // run.
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", follow);
    else follow();
  });
}
