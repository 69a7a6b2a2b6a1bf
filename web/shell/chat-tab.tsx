import { type RefObject, useEffect, useRef, useState } from "react";
import MessageCircle from "#icons/message-circle.mjs";
import { shellMessages } from "#messages/shell.ts";
import { Icon } from "../ui/icon.tsx";
import { useChatAddress } from "./chat-subject.ts";
import { useShop } from "./use-shop.ts";

/** Milliseconds without scrolling after which a page is at rest. */
const rest = 300;

/**
 * A chat with the shop on WhatsApp at the edge of the page (specification section 2), above a bar at the foot of the page, which
 * carries `data-buy-bar`. It goes aside while the page moves, and stays there as long as it would cover something that can be
 * tapped or an amount. On a page with a `ChatLine` there is no tab.
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

/** Whether the page is at rest and has nothing below `tab` that somebody could want. False until that is known. */
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
    // Whatever is drawn later, like the lines of a cart, changes the height of the page.
    const growth = new ResizeObserver(stepAside);
    growth.observe(document.body);
    addEventListener("scroll", stepAside, { passive: true });
    // A menu or a list that was opened or closed.
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
/** Pixels between the places that are looked at, closer than a finger is wide, and so far around the tab. */
const step = 8;

/**
 * What might be below the tab is told by its box, and only of that it is asked what is really there: asking for each place makes a phone
 * stand still for half a second.
 */
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
