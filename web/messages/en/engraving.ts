import {
  type EngravingPosition,
  engravingLimits,
  engravingSentences,
} from "#contract/engraving/engraving-rules.ts";

const positions: Record<EngravingPosition, string> = { left: "Left", right: "Right", sleeve: "Sleeve" };

const places: Record<EngravingPosition, string> = {
  left: "On the wearer's left, over the heart",
  right: "On the wearer's right",
  sleeve: "On the wearer's left sleeve",
};

export const engravingMessages = {
  name: "Name",
  second: "Second line, such as a designation",
  position: "Position",
  positions,
  lettersThatFit: `${engravingLimits.left} letters fit on a line of the chest, ${engravingLimits.sleeve} on the sleeve. Left is the wearer's left, over the heart; the sleeve is the left one.`,
  thread: "Thread",
  matchingThread: "Goes with the fabric",
  problems: engravingSentences,
  sewnExactly: "This is sewn exactly as written:",
  place: (position: EngravingPosition) => places[position],
  inThread: (thread: string) => `Thread: ${thread}`,
  checkLetters: "Read every letter: what is sewn cannot be unpicked.",
};
