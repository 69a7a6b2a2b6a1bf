import { type RefObject, useEffect, useRef, useState } from "react";
import MessageCircle from "#icons/message-circle.mjs";
import { shellMessages } from "#messages/shell.ts";
import { Icon } from "../ui/icon.tsx";
import { useChatAddress } from "./chat-subject.ts";
import { useShop } from "./use-shop.ts";

/** Milliseconds without scrolling after which a page is at rest. */
const rest = 300;

/**
 * A chat with the shop on WhatsApp at the edge of the page (specification section 2), above a bottom bar, which carries
 * `data-buy-bar`. It hides while the page scrolls, and as long as it would cover a control or an amount. Absent on a
 * page with a `ChatLine`.
 */
export function ChatTab() {
  const shop = useShop();
  const address = useChatAddress(shop.whatsapp);
  const tab = useRef<HTMLAnchorElement>(null);
  const shown = usePlaceIsFree(tab);
  return (
    <aside aria-label={shellMessages.chat} className="print:hidden in-[:has([data-chat-line])]:hidden">
      <a
        ref={tab}
        href={address}
        rel="noreferrer"
        title={shellMessages.chatOnWhatsApp}
        className={`fixed end-0 bottom-4 z-25 flex min-h-11 items-center gap-1.5 rounded-s-md bg-sabz ps-3 pe-2.5 text-sm font-[540] text-white transition duration-140 in-[:has([data-buy-bar])]:max-lg:bottom-21 ${shown ? "" : "invisible opacity-0"}`}
      >
        <Icon icon={MessageCircle} className="size-4.5" strokeWidth={1.75} />
        {shellMessages.chat}
      </a>
    </aside>
  );
}

/** Whether the page is at rest and `tab` covers nothing important. False until known. */
function usePlaceIsFree(tab: RefObject<HTMLElement | null>): boolean {
  const [isFree, setIsFree] = useState(false);
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout>;
    const look = () => tab.current && setIsFree(!coversSomething(tab.current));
    const lookAtRest = () => {
      clearTimeout(waiting);
      waiting = setTimeout(look, rest);
    };
    const stepAside = () => {
      setIsFree(false);
      lookAtRest();
    };
    // Late content, like cart lines, changes the page's height.
    const growth = new ResizeObserver(stepAside);
    growth.observe(document.body);
    addEventListener("scroll", stepAside, { passive: true });
    // A click may open or close a menu or a list.
    addEventListener("click", lookAtRest);
    return () => {
      clearTimeout(waiting);
      growth.disconnect();
      removeEventListener("scroll", stepAside);
      removeEventListener("click", lookAtRest);
    };
  }, [tab]);
  return isFree;
}

const control = "a, button, input, select, textarea, label, summary, output, [role=button], [tabindex='0']";
const amount = /Rs\.?\s?\d/;
/** Sampling distance in pixels, less than a finger's width; also the margin around the tab. */
const step = 8;

/** Compares boxes first and hit-tests only candidates: hit-testing each place blocks a phone for half a second. */
function coversSomething(tab: HTMLElement): boolean {
  const place = tab.getBoundingClientRect();
  return [...document.body.querySelectorAll("*")].some(
    (element) => isWanted(element) && !tab.contains(element) && isSeenNear(place, element),
  );
}

function isWanted(element: Element): boolean {
  if (element.matches(control)) return true;
  return [...element.childNodes].some((node) => node instanceof Text && amount.test(node.data));
}

function isSeenNear(place: DOMRect, element: Element): boolean {
  const box = element.getBoundingClientRect();
  const right = Math.min(place.right, box.right);
  const bottom = Math.min(place.bottom + step, box.bottom);
  for (let x = Math.max(place.left - step, box.left); x < right; x += step) {
    for (let y = Math.max(place.top - step, box.top); y < bottom; y += step) {
      if (document.elementsFromPoint(x, y).includes(element)) return true;
    }
  }
  return false;
}
