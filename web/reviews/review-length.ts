import { reviewMaxLength } from "#contract/values/limits.ts";
import { reviewsMessages } from "#messages/reviews.tsx";

const nearTheEnd = 200;

/** How much room a review has left, once that is little; counted as the API does, without the blanks around it. */
export function roomLeft(text: string): string | undefined {
  const left = reviewMaxLength - text.trim().length;
  if (left > nearTheEnd) return undefined;
  return left < 0 ? reviewsMessages.charactersTooMany(-left) : reviewsMessages.charactersLeft(left);
}
