import { logoPng } from "#contract/settings/shop-logo.ts";
import type { ShownSettings } from "#contract/settings/shop-settings.ts";
import { homeMessages } from "#messages/home.ts";
import { LateCarousel } from "../catalog/late-carousel.tsx";
import { RecentlyViewed } from "../catalog/recently-viewed.tsx";
import { Testimonials } from "../content/testimonials.tsx";
import { apiContext } from "../page-context.ts";
import { browserApi } from "../shell/browser-api.ts";
import { pageTags } from "../shell/page-tags.ts";
import { shopPictures } from "../shell/shop-pictures.ts";
import { ButtonLink } from "../ui/button.tsx";
import { ShopPicture } from "../ui/picture.tsx";
import { TextLink } from "../ui/text-link.tsx";
import type { Route } from "./+types/home-page.ts";
import { CategoryTiles } from "./category-tiles.tsx";
import { FeatureStrip } from "./feature-strip.tsx";
import { Hero } from "./hero.tsx";
import { loadHome } from "./load-home.ts";
import { WhyChooseUs } from "./why-choose-us.tsx";

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

/** Who sells here, as schema.org's Organization, and the name of the site as its WebSite. */
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
    },
    { "@type": "WebSite", name: shop.name, url },
  ];
}
