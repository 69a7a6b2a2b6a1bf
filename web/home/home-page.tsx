import { logoPng } from "#contract/settings/shop-logo.ts";
import type { ShownSettings } from "#contract/settings/shop-settings.ts";
import { formatRupees } from "#contract/values/money.ts";
import BadgeCheck from "#icons/badge-check.mjs";
import Shirt from "#icons/shirt.mjs";
import Truck from "#icons/truck.mjs";
import { homeMessages } from "#messages/home.ts";
import { LateCarousel } from "#web/catalog/late-carousel.tsx";
import { RecentlyViewed } from "#web/catalog/recently-viewed.tsx";
import { Testimonials } from "#web/content/testimonials.tsx";
import { apiContext } from "#web/page-context.ts";
import { browserApi } from "#web/shell/browser-api.ts";
import { pageTags } from "#web/shell/page-tags.ts";
import { returnPolicy } from "#web/shell/return-policy.ts";
import { shopPictures } from "#web/shell/shop-pictures.ts";
import { useShop } from "#web/shell/use-shop.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { onPhones, ShopPicture } from "#web/ui/picture.tsx";
import { Seam } from "#web/ui/seam.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import type { Route } from "./+types/home-page.ts";
import { CategoryTiles } from "./category-tiles.tsx";
import { Hero } from "./hero.tsx";
import { loadHome } from "./load-home.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageTags(matches, {
    title: homeMessages.title,
    description: homeMessages.description,
    path: "/",
    ...(import.meta.env.SSR && { data: organizationData }),
  });
}

export function loader({ context, request }: Route.LoaderArgs) {
  return loadHome(context.get(apiContext), request.url);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadHome(browserApi, request.url);
}

const viewMore = <TextLink to="/products">{homeMessages.viewMore}</TextLink>;

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return (
    <main>
      <Hero />
      <FeatureStrip />
      <CategoryTiles categories={loaderData.categories} />
      <LateCarousel title={homeMessages.popular} products={loaderData.popular} action={viewMore} />
      <Testimonials />
      <LateCarousel title={homeMessages.latest} products={loaderData.latest} />
      <WhyChooseUs />
      <RecentlyViewed />
      <CallToAction />
    </main>
  );
}

function CallToAction() {
  return (
    <section className="relative overflow-hidden bg-chuna">
      <ShopPicture
        picture={shopPictures.bannerShelf}
        alt=""
        sizes="(min-width: 1024px) 100vw, 770px"
        className="absolute inset-x-0 bottom-0 h-60 w-full object-cover object-[62%_100%] max-lg:mask-t-from-55% lg:h-full lg:object-[60%_100%] rtl:object-[38%_100%] rtl:lg:object-[40%_100%]"
      />
      <div className="wrap relative pt-[clamp(44px,8vw,120px)] pb-47.5 lg:pb-[clamp(44px,8vw,120px)]">
        <h2 className="max-w-[13em] text-3xl">{homeMessages.upgradeTitle}</h2>
        <p className="mt-3 mb-5.5 max-w-[19.2em] text-slate">{homeMessages.upgradeText}</p>
        <ButtonLink to="/products" prefetch="intent">
          {homeMessages.shopNow}
        </ButtonLink>
      </div>
    </section>
  );
}

/** The seller as schema.org's Organization, and the site's name as its WebSite. */
function organizationData(origin: string, shop: ShownSettings): object[] {
  const url = `${origin}/`;
  return [
    {
      "@type": "Organization",
      name: shop.name,
      description: shop.tagline,
      url,
      logo: origin + (shop.logo ? logoPng(shop.logo) : "/icon-512.png"),
      email: shop.email,
      telephone: shop.phone,
      address: { "@type": "PostalAddress", streetAddress: shop.streetAddress, addressCountry: "PK" },
      sameAs: [shop.facebookUrl, shop.instagramUrl],
      hasMerchantReturnPolicy: returnPolicy(origin, shop),
    },
    { "@type": "WebSite", name: shop.name, url },
  ];
}

function WhyChooseUs() {
  return (
    <section className="wrap section-space grid gap-8 pt-0! md:grid-cols-2 md:items-center md:gap-10 lg:gap-18">
      <div className="aspect-square overflow-hidden rounded-md bg-chuna">
        <ShopPicture
          picture={shopPictures.bench}
          alt=""
          sizes={`(min-width: 1360px) 620px, (min-width: 768px) 46vw, ${onPhones(92)}`}
          className="size-full object-cover"
        />
      </div>
      <div>
        <h2 className="mb-5 text-3xl">{homeMessages.whyChooseUs}</h2>
        <ul>
          {homeMessages.reasons.map(({ title, text }, index) => (
            <li key={title} className={`border-line py-4.5 ${index === 0 ? "seam" : "border-t"}`}>
              <h3 className="mb-1">{title}</h3>
              <p className="text-slate">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function FeatureStrip() {
  const { freeDeliveryFrom } = useShop();
  const features = [
    {
      icon: BadgeCheck,
      title: homeMessages.qualityTitle,
      text: homeMessages.qualityText,
    },
    {
      icon: Truck,
      title: homeMessages.deliveryTitle,
      text: homeMessages.deliveryText(formatRupees(freeDeliveryFrom)),
    },
    {
      icon: Shirt,
      title: homeMessages.comfortTitle,
      text: homeMessages.comfortText,
    },
  ];
  return (
    <section aria-label={homeMessages.promises} className="wrap">
      <Seam />
      <ul className="divide-line max-md:divide-y md:grid md:grid-cols-3 md:divide-x">
        {features.map(({ icon, title, text }) => (
          <li
            key={title}
            className="flex items-start gap-4 py-5.5 md:max-lg:flex-col md:max-lg:gap-2.5 md:px-5 md:py-7.5 md:first:ps-0 lg:px-8"
          >
            <Icon icon={icon} className="size-6.5 shrink-0 text-kashi" strokeWidth={1.75} />
            <div>
              <h2 className="mb-0.75 text-lg leading-[1.2] tracking-[-.008em]">{title}</h2>
              <p className="max-w-[20.4em] text-slate">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <Seam />
    </section>
  );
}
