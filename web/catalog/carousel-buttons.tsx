import ArrowLeft from "#icons/arrow-left.mjs";
import ArrowRight from "#icons/arrow-right.mjs";
import Pause from "#icons/pause.mjs";
import Play from "#icons/play.mjs";
import { carouselMessages } from "#messages/carousel.ts";
import { Icon } from "../ui/icon.tsx";
import { IconButton } from "../ui/icon-button.tsx";

type CarouselButtonsProps = {
  title: string;
  slides: number;
  running: boolean;
  paused: boolean;
  togglePaused: () => void;
  previous: () => void;
  next: () => void;
};

const hiddenWhereAllFit: Record<number, string> = {
  1: "hidden",
  2: "md:hidden",
  3: "lg:hidden",
  4: "xl:hidden",
};

export function CarouselButtons(props: CarouselButtonsProps) {
  const { title, slides, running, paused, togglePaused, previous, next } = props;
  return (
    <div className={`flex gap-2 ${hiddenWhereAllFit[slides] ?? ""}`}>
      <IconButton
        outlined
        label={paused ? carouselMessages.play(title) : carouselMessages.pause(title)}
        onClick={togglePaused}
        className={`motion-reduce:hidden ${running ? "" : "invisible"}`}
        data-carousel-pause=""
      >
        {paused ? <Icon icon={Play} /> : <Icon icon={Pause} />}
      </IconButton>
      <IconButton outlined label={carouselMessages.previousIn(title)} onClick={previous}>
        <Icon icon={ArrowLeft} className="rtl:-scale-x-100" />
      </IconButton>
      <IconButton outlined label={carouselMessages.nextIn(title)} onClick={next}>
        <Icon icon={ArrowRight} className="rtl:-scale-x-100" />
      </IconButton>
    </div>
  );
}
