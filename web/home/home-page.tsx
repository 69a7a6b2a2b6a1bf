import { homeMessages } from "#messages/home.ts";
import { ProductCarousel } from "../catalog/product-carousel.tsx";
import { RecentlyViewed } from "../catalog/recently-viewed.tsx";
import { Testimonials } from "../content/testimonials.tsx";
import { apiContext } from "../page-context.ts";
import { browserApi } from "../shell/browser-api.ts";
import { pageTags } from "../shell/page-tags.ts";
import { TextLink } from "../ui/text-link.tsx";
import type { Route } from "./+types/home-page.ts";
import { CallToAction } from "./call-to-action.tsx";
import { CategoryTiles } from "./category-tiles.tsx";
import { FeatureStrip } from "./feature-strip.tsx";
import { Hero } from "./hero.tsx";
import { loadHome } from "./load-home.ts";
import { organizationData } from "./organization-data.ts";
import { WhyChooseUs } from "./why-choose-us.tsx";

export function meta({ matches }: Route.MetaArgs) {
  return pageTags(matches, {
    title: homeMessages.title,
    description: homeMessages.description,
    path: "/",
    data: organizationData,
  });
}

export function loader({ context, request }: Route.LoaderArgs) {
  return loadHome(context.get(apiContext), request.url);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadHome(browserApi, request.url);
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return (
    <main>
      <Hero />
      <FeatureStrip />
      <CategoryTiles categories={loaderData.categories} />
      <ProductCarousel
        title={homeMessages.popular}
        products={loaderData.popular}
        action={<TextLink to="/products">{homeMessages.viewMore}</TextLink>}
      />
      <Testimonials />
      <ProductCarousel title={homeMessages.latest} products={loaderData.latest} />
      <WhyChooseUs />
      <RecentlyViewed />
      <CallToAction />
    </main>
  );
}
