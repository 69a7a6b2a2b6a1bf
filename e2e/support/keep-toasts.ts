import type { BrowserContext } from "@playwright/test";

declare global {
  interface Window {
    /** Announcements of this page that no journey has asked for yet, oldest first. */
    announcements?: string[];
  }
}

/** Records toasts, which disappear after two seconds, possibly before a slow machine polls. */
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
