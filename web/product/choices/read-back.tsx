import type { LineItem } from "#contract/cart/line-item.ts";
import { engravingMessages } from "#messages/engraving.ts";
import { inLanguage } from "#messages/in-language.ts";

type ReadBackProps = {
  sewn: Exclude<LineItem["name_engraving"], false>;
};

export function ReadBack({ sewn }: ReadBackProps) {
  const { name, second, position, thread } = sewn;
  const words = thread ? inLanguage(thread.name, thread.urdu) : engravingMessages.matchingThread;
  return (
    <div className="grid gap-2 rounded-md bg-paper p-3.5">
      <p className="text-sm">{engravingMessages.sewnExactly}</p>
      <p className="grid text-center text-xl leading-relaxed font-[560] wrap-anywhere whitespace-pre-wrap">
        <bdi>{name}</bdi>
        {second && <bdi className="text-base leading-relaxed">{second}</bdi>}
      </p>
      <p className="grid text-sm text-slate">
        <span>{engravingMessages.place(position)}</span>
        <span>{engravingMessages.inThread(words)}</span>
      </p>
      <p className="text-sm">{engravingMessages.checkLetters}</p>
    </div>
  );
}
