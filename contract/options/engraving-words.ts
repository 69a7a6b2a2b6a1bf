import type { InWords } from "./line-option.ts";

export const engravingInWords: InWords = ({ name_engraving: sewn }, words) =>
  sewn
    ? [
        { label: words.engraving, value: words.engravingOn(sewn.name, sewn.position) },
        ...(sewn.second ? [{ label: words.engravingSecond, value: sewn.second }] : []),
        ...(sewn.thread
          ? [{ label: words.engravingThread, value: words.name(sewn.thread.name, sewn.thread.urdu) }]
          : []),
      ]
    : undefined;
