import { urduChoices } from "#contract/cart/urdu-choices.ts";

export const choiceLabels = urduChoices;
