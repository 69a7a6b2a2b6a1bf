import MessageCircle from "#icons/message-circle.mjs";
import { shellMessages } from "#messages/shell.ts";
import { Icon } from "../ui/icon.tsx";
import { useChatAddress } from "./chat-subject.ts";
import { useShop } from "./use-shop.ts";

/**
 * The chat with the shop within a page: where a tab at its edge would cover the order, and where no script can check
 * its space (specification section 2: on every page).
 */
export function ChatLine({ className = "" }: { className?: string }) {
  const shop = useShop();
  return (
    <aside aria-label={shellMessages.chat} data-chat-line="" className={`print:hidden ${className}`}>
      <a
        href={useChatAddress(shop.whatsapp)}
        rel="noreferrer"
        className="inline-flex min-h-11 items-center gap-2 rounded-md font-[540] text-sabz underline-offset-4 hover:underline"
      >
        <Icon icon={MessageCircle} className="size-5" strokeWidth={1.75} />
        {shellMessages.chatOnWhatsApp}
      </a>
    </aside>
  );
}
