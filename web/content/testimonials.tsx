import { type RefObject, useEffect, useRef, useState } from "react";
import Pause from "#icons/pause.mjs";
import Play from "#icons/play.mjs";
import { testimonialsMessages } from "#messages/testimonials.ts";
import { Icon } from "../ui/icon.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { Stars } from "../ui/stars.tsx";
import { type Testimonial, testimonials } from "./testimonial-list.ts";

const tapeUrls = import.meta.glob<string>("./name-tapes/*.webp", { eager: true, import: "default" });

/** Pauses under the pointer, the focus and by its button. Under reduced motion it is a row to scroll. */
export function Testimonials() {
  const [paused, setPaused] = useState(false);
  const row = useRef<HTMLElement>(null);
  useRunInSight(row);
  return (
    <section aria-labelledby="testimonials" className="bg-chuna py-16">
      <div className="wrap flex items-end justify-between gap-4">
        <h2 id="testimonials">{testimonialsMessages.title}</h2>
        <IconButton
          outlined
          label={paused ? testimonialsMessages.play : testimonialsMessages.pause}
          onClick={() => setPaused(!paused)}
          className="-my-2 border-line-strong! hover:bg-kora! motion-reduce:hidden"
        >
          {paused ? <Icon icon={Play} /> : <Icon icon={Pause} />}
        </IconButton>
      </div>
      <section
        ref={row}
        aria-label={testimonialsMessages.inARow}
        className="marquee mt-6"
        data-paused={paused || undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls is reached by keyboard too.
        tabIndex={0}
      >
        <div className="marquee-track">
          <Quotes />
          <Quotes copy />
        </div>
      </section>
    </section>
  );
}

/** Marks the row while it is in view, because animations cost frames out of view as well. */
function useRunInSight(row: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (!row.current) return;
    const { dataset } = row.current;
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting) dataset.run = "";
      else if (dataset.run === "") dataset.run = "out-of-sight";
    });
    observer.observe(row.current);
    return () => observer.disconnect();
  }, [row]);
}

/** At least a fifth of the window, so that five always fill it and their copy follows without a gap. */
const quoteWidth = "w-[max(min(340px,80vw),20vw)] shrink-0";

function Quotes({ copy = false }: { copy?: boolean }) {
  return (
    <ul
      aria-hidden={copy || undefined}
      className={`flex gap-4.5 pe-4.5 ${copy ? "motion-reduce:hidden" : ""}`}
    >
      {testimonials.map((testimonial) => (
        <li key={testimonial.key} className={quoteWidth}>
          <Quote testimonial={testimonial} />
        </li>
      ))}
    </ul>
  );
}

function Quote({ testimonial }: { testimonial: Testimonial }) {
  const { key, rating, name, tapeFile } = testimonial;
  const { words, place } = testimonialsMessages.said[key];
  return (
    <figure className="grid h-full content-between gap-3.5 rounded-md border border-line bg-paper p-5.5">
      <div>
        <Stars rating={rating} />
        <blockquote className="mt-2">
          <p>{words}</p>
        </blockquote>
      </div>
      <figcaption>
        <img
          src={tapeUrls[`./name-tapes/${tapeFile}`]}
          alt={name}
          width={190}
          height={48}
          loading="lazy"
          decoding="async"
        />
        <span className="mt-1.5 block text-sm text-slate">{place}</span>
      </figcaption>
    </figure>
  );
}
