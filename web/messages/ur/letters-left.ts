import type { lettersLeft as English } from "../en/letters-left.ts";

export const lettersLeft: typeof English = (left) => {
  const words = Math.abs(left) === 1 ? "1 حرف" : `${Math.abs(left)} حروف`;
  return left < 0 ? `${words} زیادہ` : `${words} باقی`;
};
