import { reviewMaxLength } from "#contract/limits.ts";

/** How many characters before the end the shop begins to count aloud. */
const nearTheEnd = 200;

function characters(count: number): string {
  return count === 1 ? "1 character" : `${count} characters`;
}

/** How much room a review has left, once that is little; counted as the API does, without the blanks around it. */
export function roomLeft(text: string): string | undefined {
  const left = reviewMaxLength - text.trim().length;
  if (left > nearTheEnd) return undefined;
  return left < 0 ? `${characters(-left)} too many` : `${characters(left)} left`;
}
