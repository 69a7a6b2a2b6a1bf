import { InnerBanner } from "../shell/inner-banner.tsx";
import { pageTags } from "../shell/page-tags.ts";
import type { Route } from "./+types/about-page.ts";
import { StoryBlocks } from "./story-blocks.tsx";
import { Testimonials } from "./testimonials.tsx";

export function meta({ matches }: Route.MetaArgs) {
  return pageTags(matches, {
    title: "About Us",
    description:
      "How a cutting table in Lahore came to sew for hospitals all over Pakistan, what we are here for, and what we check before a uniform leaves us.",
    path: "/about",
  });
}

export default function AboutPage() {
  return (
    <main>
      <InnerBanner title="About Us" picture="shelf" breadcrumb={[{ label: "About Us" }]}>
        <p className="max-w-[32ch] text-slate max-lg:hidden">
          Tailors from Lahore, at work for those who look after everyone else.
        </p>
      </InnerBanner>
      <StoryBlocks />
      <Testimonials />
    </main>
  );
}
