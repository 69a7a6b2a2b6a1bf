import type { BrowserContext } from "@playwright/test";

declare global {
  interface Window {
    /** What was announced on this page and no journey has asked for yet, oldest first. */
    announcements?: string[];
  }
}

/** Keeps what toasts say: they go after two seconds, in which a slow machine may not have looked. */
export async function keepToasts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const announcements: string[] = [];
    window.announcements = announcements;
    const keep = ({ target, addedNodes }: MutationRecord) => {
      if (!(target instanceof Element && target.closest("[role=status], [role=alert]"))) return;
      announcements.push(...[...addedNodes].map(({ textContent }) => textContent ?? ""));
    };
    new MutationObserver((changes) => changes.forEach(keep)).observe(document, {
      childList: true,
      subtree: true,
    });
  });
}
