import type { ReactNode } from "react";
import { aboutMessages } from "#messages/about.tsx";
import { InnerBanner } from "#web/shell/inner-banner.tsx";
import { pageTags } from "#web/shell/page-tags.ts";
import { type ShopPictureFile, shopPictures } from "#web/shell/shop-pictures.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { onPhones, ShopPicture } from "#web/ui/picture.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import type { Route } from "./+types/about-page.ts";
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

const { story, mission, quality } = aboutMessages;

function StoryBlocks() {
  return (
    <div className="wrap section-space grid gap-[clamp(56px,8vw,112px)]">
      <Story block={story} picture={shopPictures.hoop} crop="object-[30%_30%]">
        <Paragraphs texts={story.text} />
      </Story>
      <Story block={mission} picture={shopPictures.rail} pictureLast>
        <Paragraphs texts={mission.text} />
        <p>
          <TextLink to="/size-chart">{mission.seeSizeChart}</TextLink>
        </p>
      </Story>
      <Story block={quality} picture={shopPictures.stack} crop="object-[20%_50%]">
        <dl className="divide-y divide-line border-y border-line">
          {quality.checks.map(({ title, text }) => (
            <div key={title} className="grid gap-x-6 py-3.5 sm:grid-cols-[7rem_1fr]">
              <dt className="font-[560] text-siyahi">{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p>
          {quality.remedies((words) => (
            <TextLink to="/tac#faults">{words}</TextLink>
          ))}
        </p>
        <ButtonLink to="/products" prefetch="intent" className="justify-self-start">
          {quality.shopNow}
        </ButtonLink>
      </Story>
    </div>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => <p key={text}>{text}</p>);
}

type StoryProps = {
  block: { title: string; lead: string; picture: string };
  picture: ShopPictureFile;
  crop?: string;
  pictureLast?: boolean;
  children: ReactNode;
};

function Story({ block, picture, crop = "", pictureLast = false, children }: StoryProps) {
  return (
    <section className="grid gap-6 md:grid-cols-2 md:items-center md:gap-10 lg:gap-18">
      <div
        className={`aspect-4/3 overflow-hidden rounded-md bg-chuna md:aspect-4/5 lg:aspect-5/4 ${pictureLast ? "md:order-last" : ""}`}
      >
        <ShopPicture
          picture={picture}
          alt={block.picture}
          sizes={`(min-width: 1360px) 644px, (min-width: 768px) 46vw, ${onPhones(92)}`}
          className={`size-full object-cover ${crop}`}
        />
      </div>
      <div className="grid max-w-[32.8em] gap-4 text-slate">
        <h2 className="text-3xl text-siyahi">{block.title}</h2>
        <p className="text-lg text-siyahi">{block.lead}</p>
        {children}
      </div>
    </section>
  );
}
