/**
 * Inlined into pages (record-taps.tsx), so it may refer to nothing outside itself. Links, fields, `summary`, forms with
 * an action and popover buttons work without React and are left to the browser. For any other button, and anything with
 * `data-tap`, the tap is recorded, shown (`data-kept`), and replayed after hydration; changed fields are replayed
 * first. A control below `data-hydrates-late` waits until that attribute is gone.
 */
export function recordTaps(controlsWork: string) {
  /** Milliseconds after which a tap is dropped instead of repeated. */
  const timeout = 15_000;
  const taps = new Map<HTMLElement, { page: string; until: number }>();
  const changed = new Set<EventTarget>();
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  let isHydrated = false;
  let isRepeating = false;

  addEventListener("click", onClick, options);
  addEventListener("submit", onSubmit, options);
  addEventListener("input", onInput, options);
  addEventListener("change", onInput, options);
  // Also into the back/forward cache: taps do not survive leaving the page.
  addEventListener("pagehide", dropAll, options);
  document.addEventListener("DOMContentLoaded", noteRestored, { once: true });
  document.addEventListener(controlsWork, () => void replayAll(), { once: true });

  function onClick(event: MouseEvent) {
    if (!event.isTrusted || !(event.target instanceof Element)) return;
    const control = event.target.closest<HTMLElement>(
      "a[href], button, input, label, option, select, summary, textarea, [data-tap]",
    );
    if (!control) return;
    if (worksByItself(control, event)) return delayInput(control, event);
    event.preventDefault();
    event.stopImmediatePropagation();
    keep(control);
  }

  function worksByItself(control: HTMLElement, event: MouseEvent) {
    if (control.dataset.tap !== undefined) return isInteractive(control);
    // Earlier taps come first, such as into the cart and then to it.
    if (control instanceof HTMLAnchorElement) return taps.size === 0 || leadsElsewhere(control, event);
    if (!(control instanceof HTMLButtonElement)) return true;
    if (isInteractive(control) || control.popoverTargetElement) return true;
    return control.type === "submit" && control.form !== null && hasAddress(control.form);
  }

  function leadsElsewhere({ target }: HTMLAnchorElement, event: MouseEvent) {
    return target !== "" || event.ctrlKey || event.metaKey || event.shiftKey;
  }

  function onSubmit(event: SubmitEvent) {
    const form = event.target;
    if (!event.isTrusted || !(form instanceof HTMLFormElement) || hasAddress(form) || isInteractive(form))
      return;
    event.preventDefault();
    event.stopImmediatePropagation();
    keep(form);
  }

  function hasAddress(form: HTMLFormElement) {
    return form.method === "get" && form.hasAttribute("action");
  }

  /** Preserves the order of taps: while one waits, the next ones do. */
  function isInteractive(control: HTMLElement) {
    return isHydrated && taps.size === 0 && !control.closest("[data-hydrates-late]");
  }

  function keep(control: HTMLElement) {
    if (taps.has(control)) return;
    taps.set(control, { page: location.pathname, until: performance.now() + timeout });
    control.dataset.kept = "";
    setTimeout(() => drop(control), timeout);
    if (isHydrated) void repeatAll();
  }

  function drop(control: HTMLElement) {
    taps.delete(control);
    delete control.dataset.kept;
  }

  function dropAll() {
    for (const control of taps.keys()) drop(control);
  }

  function onInput(event: Event) {
    if (isHydrated || !event.target) return;
    changed.add(event.target);
    event.stopImmediatePropagation();
  }

  /** Changes are replayed together, because React may be hydrated before it signals so. */
  function delayInput(control: HTMLElement, event: MouseEvent) {
    if (!isHydrated && control.matches("input, label, option, select, textarea"))
      event.stopImmediatePropagation();
  }

  /** Browsers restore fields on a reload. */
  function noteRestored() {
    for (const field of document.querySelectorAll("input, select, textarea")) {
      if (isChanged(field)) changed.add(field);
    }
  }

  function isChanged(field: Element) {
    if (field instanceof HTMLSelectElement)
      return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
    if (isCheckable(field)) return field.checked !== field.defaultChecked;
    return isText(field) && field.value !== field.defaultValue;
  }

  async function replayAll() {
    isHydrated = true;
    for (const field of changed) replayInput(field);
    await repeatAll();
  }

  async function repeatAll() {
    if (isRepeating) return;
    isRepeating = true;
    while (taps.size > 0) {
      // A task for each, so that the previous one's effects are rendered.
      await new Promise((resolve) => setTimeout(resolve));
      const next = [...taps].find(([control]) => !control.closest("[data-hydrates-late]"));
      if (next) repeat(...next);
      else await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    isRepeating = false;
    if (!document.querySelector("[data-hydrates-late]")) listening.abort();
  }

  function repeat(control: HTMLElement, { page, until }: { page: string; until: number }) {
    drop(control);
    if (!control.isConnected || location.pathname !== page || performance.now() > until) return;
    if (control instanceof HTMLFormElement) control.requestSubmit();
    else control.click();
  }

  function replayInput(field: EventTarget) {
    if (!(field instanceof Element) || !field.isConnected) return;
    if (isCheckable(field)) replayCheck(field);
    else if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event("change", { bubbles: true }));
    else if (isText(field)) replayText(field);
  }

  /** React compares with the hydrated state: only a change triggers a click. */
  function replayCheck(field: HTMLInputElement) {
    // Of radio buttons only the checked one fires.
    if (field.type === "radio" && !field.checked) return;
    field.checked = !field.checked;
    field.click();
  }

  function replayText(field: HTMLInputElement | HTMLTextAreaElement) {
    const { value, selectionStart, selectionEnd } = field;
    // React tracks values set on the element, but not those set by the prototype's setter.
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
