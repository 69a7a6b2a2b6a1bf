export { englishChoices as choiceWords } from "#contract/cart/choice-labels.ts";
