import { MessageCircle } from "lucide-react";
import { shellMessages } from "#messages/shell.ts";
import { useShop } from "./use-shop.ts";

/**
 * A chat with the shop on WhatsApp, on every page (specification section 2). Rises above a bar at the foot of the
 * page: such a bar carries `data-buy-bar`.
 */
export function ChatButton() {
  const shop = useShop();
  return (
    <aside aria-label={shellMessages.chat} className="print:hidden">
      <a
        href={`https://wa.me/${shop.whatsapp}`}
        rel="noreferrer"
        aria-label={shellMessages.chatOnWhatsApp}
        className="fixed end-4 bottom-4 z-30 grid size-13.5 place-items-center rounded-full bg-sabz text-white shadow-2 in-[:has([data-buy-bar])]:max-lg:bottom-21 lg:end-1.25 lg:size-11.5"
      >
        <MessageCircle aria-hidden="true" className="size-5" strokeWidth={1.75} />
      </a>
    </aside>
  );
}
