import type { ReactNode } from "react";
import { Link } from "react-router";
import Mail from "#icons/mail.mjs";
import MessageCircle from "#icons/message-circle.mjs";
import Phone from "#icons/phone.mjs";
import { shellMessages } from "#messages/shell.ts";
import { BrandLockup, BrandMark } from "#web/shell/brand.tsx";
import { useChatAddress } from "#web/shell/chat-subject.ts";
import { ShopBrand } from "#web/shell/shop-brand.tsx";
import { useShop } from "#web/shell/use-shop.ts";
import { Icon } from "#web/ui/icon.tsx";
import { LanguageLinks } from "./language-link.tsx";

const quickLinks = [
  { label: shellMessages.home, to: "/" },
  { label: shellMessages.products, to: "/products" },
  { label: shellMessages.aboutUs, to: "/about" },
];

const otherLinks = [
  { label: shellMessages.privacyPolicy, to: "/privacy-policy" },
  { label: shellMessages.terms, to: "/tac" },
  { label: shellMessages.contactUs, to: "/contact" },
];

const linkClass = "inline-flex min-h-10 items-center gap-2.5 underline-offset-4 hover:underline";
const iconClass = "size-5 stroke-[1.75]";

export function SiteFooter() {
  const shop = useShop();
  const chat = useChatAddress(shop.whatsapp);
  return (
    <footer className="on-ink relative overflow-hidden bg-siyahi pt-18 pb-24 text-kora in-[:has([data-buy-bar])]:max-lg:pb-38 print:hidden">
      {!shop.logo && <BrandMark className="absolute -end-5 -bottom-17.5 w-[min(560px,80vw)] opacity-7" />}
      <div className="wrap relative grid grid-cols-2 gap-x-5 gap-y-8 lg:grid-cols-[1.6fr_1fr_1fr_1.2fr] lg:gap-10">
        <div className="max-lg:col-span-2">
          {shop.logo ? (
            // A light label on the dark ground, because logos are drawn for light ground.
            <span className="mb-4.5 inline-block rounded-md bg-kora px-3 py-2">
              <ShopBrand className="h-9.5" />
            </span>
          ) : (
            <BrandLockup name={shop.name} className="mb-4.5 h-auto w-42.5" />
          )}
          <p className="max-w-[19.2em] text-mist">{shop.tagline}</p>
          <LanguageLinks className={`${linkClass} mt-2`} />
        </div>
        <LinkColumn title={shellMessages.quickLinks} links={quickLinks} />
        <LinkColumn title={shellMessages.otherLinks} links={otherLinks} />
        <Column title={shellMessages.talkToUs} className="max-lg:col-span-2">
          <li>
            <a href={`tel:${shop.phone.replaceAll(" ", "")}`} className={linkClass}>
              <Icon icon={Phone} className={iconClass} />
              <bdi dir="ltr">{shop.phone}</bdi>
            </a>
          </li>
          <li>
            <a href={`mailto:${shop.email}`} className={linkClass}>
              <Icon icon={Mail} className={iconClass} />
              {shop.email}
            </a>
          </li>
          <li>
            <a href={chat} rel="noreferrer" className={linkClass}>
              <Icon icon={MessageCircle} className={iconClass} />
              {shellMessages.chatOnWhatsApp}
            </a>
          </li>
          {shop.facebookUrl && (
            <li>
              <a href={shop.facebookUrl} rel="noreferrer" className={linkClass}>
                Facebook
              </a>
            </li>
          )}
          {shop.instagramUrl && (
            <li>
              <a href={shop.instagramUrl} rel="noreferrer" className={linkClass}>
                Instagram
              </a>
            </li>
          )}
        </Column>
      </div>
    </footer>
  );
}

type ColumnProps = { title: string; className?: string; children: ReactNode };

function Column({ title, className = "", children }: ColumnProps) {
  return (
    <div className={className}>
      <h2 className="mb-2.5 text-sm leading-tight font-medium tracking-normal text-mist">{title}</h2>
      <ul>{children}</ul>
    </div>
  );
}

function LinkColumn({ title, links }: { title: string; links: readonly { label: string; to: string }[] }) {
  return (
    <Column title={title}>
      {links.map(({ label, to }) => (
        <li key={to}>
          <Link to={to} className={linkClass}>
            {label}
          </Link>
        </li>
      ))}
    </Column>
  );
}
