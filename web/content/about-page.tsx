import { aboutMessages } from "#messages/about.tsx";
import { InnerBanner } from "../shell/inner-banner.tsx";
import { pageTags } from "../shell/page-tags.ts";
import type { Route } from "./+types/about-page.ts";
import { StoryBlocks } from "./story-blocks.tsx";
import { Testimonials } from "./testimonials.tsx";

export function meta({ matches }: Route.MetaArgs) {
  return pageTags(matches, {
    title: aboutMessages.title,
    description: aboutMessages.description,
    path: "/about",
  });
}

export default function AboutPage() {
  return (
    <main>
      <InnerBanner title={aboutMessages.title} picture="shelf" breadcrumb={[{ label: aboutMessages.title }]}>
        <p className="max-w-[18.1em] text-slate max-lg:hidden">{aboutMessages.lead}</p>
      </InnerBanner>
      <StoryBlocks />
      <Testimonials />
    </main>
  );
}
