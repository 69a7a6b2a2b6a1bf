import { useContext } from "react";
import { NonceContext } from "../page-context.ts";

/** The event on the document at which its controls have come to life (entry.client.tsx). */
export const controlsWork = "controlswork";

/**
 * Keeps what is tapped before the scripts of a page have come. Stands in the head, so that it is there before anything can be seen.
 * Hydration leaves it alone: in the browser's code there is nothing of it.
 */
export function KeepTaps() {
  const nonce = useContext(NonceContext);
  const code = import.meta.env.SSR ? `(${keepTaps})(${JSON.stringify(controlsWork)})` : "";
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text of the function below.
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}

/**
 * Runs in the page as a text of its own, so it knows nothing but itself. Links, fields, `summary`, forms that lead to an address and
 * buttons of a popover work without React and are left to the browser. Any other button, and whatever carries `data-tap`, would do
 * nothing yet: the tap is kept, shown (`data-kept`), and repeated once React answers. What was typed, ticked or picked meanwhile is
 * told to React first. A control below `data-hydrates-late` is waited for until that attribute is gone.
 */
function keepTaps(controlsWork: string) {
  /** Milliseconds after which nobody expects anything of a tap any more. */
  const patience = 15_000;
  const taps = new Map<HTMLElement, { page: string; until: number }>();
  const touched = new Set<EventTarget>();
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  let alive = false;

  addEventListener("click", onClick, options);
  addEventListener("submit", onSubmit, options);
  addEventListener("input", onInput, options);
  addEventListener("change", onInput, options);
  // Also into the back/forward cache: who has gone on wants none of it.
  addEventListener("pagehide", forgetAll, options);
  document.addEventListener("DOMContentLoaded", noteRestored, { once: true });
  document.addEventListener(controlsWork, () => void comeToLife(), { once: true });

  function onClick(event: MouseEvent) {
    if (!event.isTrusted || !(event.target instanceof Element)) return;
    const control = event.target.closest<HTMLElement>(
      "a[href], button, input, label, option, select, summary, textarea, [data-tap]",
    );
    if (!control) return;
    if (worksByItself(control, event)) return tellLater(control, event);
    event.preventDefault();
    event.stopImmediatePropagation();
    keep(control);
  }

  function worksByItself(control: HTMLElement, event: MouseEvent) {
    if (control.dataset.tap !== undefined) return isAlive(control);
    // What was tapped before comes first, such as into the cart and then to it.
    if (control instanceof HTMLAnchorElement) return taps.size === 0 || leadsElsewhere(control, event);
    if (!(control instanceof HTMLButtonElement)) return true;
    if (isAlive(control) || control.popoverTargetElement) return true;
    return control.type === "submit" && control.form !== null && hasAddress(control.form);
  }

  function leadsElsewhere({ target }: HTMLAnchorElement, event: MouseEvent) {
    return target !== "" || event.ctrlKey || event.metaKey || event.shiftKey;
  }

  function onSubmit(event: SubmitEvent) {
    const form = event.target;
    if (!event.isTrusted || !(form instanceof HTMLFormElement) || hasAddress(form) || isAlive(form)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    keep(form);
  }

  function hasAddress(form: HTMLFormElement) {
    return form.method === "get" && form.hasAttribute("action");
  }

  /** Nothing is repeated out of turn either: as long as a tap waits, the next one does. */
  function isAlive(control: HTMLElement) {
    return alive && taps.size === 0 && !control.closest("[data-hydrates-late]");
  }

  function keep(control: HTMLElement) {
    if (taps.has(control)) return;
    taps.set(control, { page: location.pathname, until: performance.now() + patience });
    control.dataset.kept = "";
    setTimeout(() => forget(control), patience);
  }

  function forget(control: HTMLElement) {
    taps.delete(control);
    delete control.dataset.kept;
  }

  function forgetAll() {
    for (const control of taps.keys()) forget(control);
  }

  function onInput(event: Event) {
    if (alive || !event.target) return;
    touched.add(event.target);
    event.stopImmediatePropagation();
  }

  /** React hears of a change once, with all others: it may have come already and not have told so yet. */
  function tellLater(control: HTMLElement, event: MouseEvent) {
    if (!alive && control.matches("input, label, option, select, textarea")) event.stopImmediatePropagation();
  }

  /** Browsers fill in again what was in a page that is loaded anew. */
  function noteRestored() {
    for (const field of document.querySelectorAll("input, select, textarea")) {
      if (isChanged(field)) touched.add(field);
    }
  }

  function isChanged(field: Element) {
    if (field instanceof HTMLSelectElement)
      return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
    if (isCheckable(field)) return field.checked !== field.defaultChecked;
    return isText(field) && field.value !== field.defaultValue;
  }

  async function comeToLife() {
    alive = true;
    for (const field of touched) tellReact(field);
    while (taps.size > 0 || document.querySelector("[data-hydrates-late]")) {
      // A task for each: what the one before has changed is drawn by then.
      await new Promise((resolve) => setTimeout(resolve));
      const next = [...taps].find(([control]) => !control.closest("[data-hydrates-late]"));
      if (next) repeat(...next);
      else await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    listening.abort();
  }

  function repeat(control: HTMLElement, { page, until }: { page: string; until: number }) {
    forget(control);
    if (!control.isConnected || location.pathname !== page || performance.now() > until) return;
    if (control instanceof HTMLFormElement) control.requestSubmit();
    else control.click();
  }

  function tellReact(field: EventTarget) {
    if (!(field instanceof Element) || !field.isConnected) return;
    if (isCheckable(field)) tellOfCheck(field);
    else if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event("change", { bubbles: true }));
    else if (isText(field)) tellOfText(field);
  }

  /** React looks for changes from the state that it found when it came: for a moment that is made another one. */
  function tellOfCheck(field: HTMLInputElement) {
    // Of radio buttons only the chosen one has something to tell.
    if (field.type === "radio" && !field.checked) return;
    field.checked = !field.checked;
    field.click();
  }

  function tellOfText(field: HTMLInputElement | HTMLTextAreaElement) {
    const { value, selectionStart, selectionEnd } = field;
    // React notes what is set here, but not what is set by the setter of all fields.
    field.value = `${value} `;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }

  function isCheckable(field: Element): field is HTMLInputElement {
    return field instanceof HTMLInputElement && /radio|checkbox/.test(field.type);
  }

  function isText(field: Element): field is HTMLInputElement | HTMLTextAreaElement {
    return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  }
}
