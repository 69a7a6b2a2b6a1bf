export { englishChoices as choiceLabels } from "#contract/cart/choice-labels.ts";
